import type { PageModule, PartnerBrand } from '@poku/contract';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
  type WirePartnerEntryData,
} from '@poku/testing';
import userEvent from '@testing-library/user-event';

const nusapoin: PartnerBrand = {
  slug: 'nusapoin',
  partnerId: '2',
  name: 'NusaPoin',
  logo: '/media/partners/nusapoin.svg',
};
/** The user who comes in, as a member. */
export const rina = aCustomer({
  customer_id: 'member-rina',
  name: 'Rina Puspita',
  msisdn: '+6281200000005',
  email: 'rina@contoh.id',
});
/** Somebody else. */
export const budi = aCustomer({
  customer_id: 'member-budi',
  name: 'Budi Santoso',
  msisdn: '+6281200000001',
  email: 'budi@contoh.id',
});

/** The mocked calls of a partner's user; call it once, at the top of a file. */
export function startVisitCalls() {
  const server = startTestServer();
  /** Answers a POST and keeps the bodies that came. */
  const answer = (path: string, ...responses: readonly (() => Response)[]): readonly unknown[] => {
    const bodies: unknown[] = [];
    server.use(
      onCall.post(path, async ({ request }) => {
        const respond = responses[Math.min(bodies.length, responses.length - 1)];
        bodies.push(await request.json());
        return respond?.() ?? envelope();
      }),
    );
    return bodies;
  };
  return {
    server,
    answer,
    /** The token brings these, one check after the other; the last one from then on. */
    brings: (...entries: readonly WirePartnerEntryData[]) => {
      const asked: URLSearchParams[] = [];
      server.use(
        onCall.get('/v1/check_redirect', ({ request }) => {
          const entry = entries[Math.min(asked.length, entries.length - 1)];
          asked.push(new URL(request.url).searchParams);
          return envelope(entry);
        }),
      );
      return asked;
    },
    refusesToken: (code: number) =>
      server.use(onCall.get('/v1/check_redirect', () => envelope(undefined, code, 'Pesan server'))),
    makesMember: (member = rina) => {
      server.use(onCall.get('/customerdetail/:clientId', () => envelope(member)));
      return answer('/logintoken', () => envelope({ accessToken: 'unused', clientId: member.customer_id }));
    },
  };
}

interface VisitOptions extends TestPlatformOptions {
  readonly path: string;
  readonly query?: string;
  /** Kept before the page opens. */
  readonly token?: string;
}

/** Opens a page on the partner's origin. */
export async function openVisit(page: PageModule, { path, query = '', token, ...options }: VisitOptions) {
  const { platform } = await createTestPlatform({ config: { partner: nusapoin }, ...options });
  if (token !== undefined) platform.entry.keep(token);
  const others = ['/', '/login', '/register', '/partner-login', '/partner-link', '/checkout'];
  const routes = Object.fromEntries(
    others.filter((other) => other !== path).map((other) => [other, `Di ${other}`]),
  );
  const view = renderPage(page, { platform, path, url: path + query, routes });
  return { platform, view, address: () => view.address(), user: userEvent.setup({ delay: null }) };
}
