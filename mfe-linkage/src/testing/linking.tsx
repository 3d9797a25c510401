import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule, PokuEventName, PokuEvents } from '@poku/contract';
import {
  aCustomer,
  aDataShare,
  aLinkageItem,
  aLinkGain,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  type startTestServer,
  type WireCustomerDetail,
  type WireDataShare,
  type WireLinkageItem,
} from '@poku/testing';

export const BINDING_URL = 'https://dompetnusa.example/ikat?request=r-1';

/** DompetNusa, not linked. */
export const anEwallet = (overrides: Partial<WireLinkageItem> = {}) =>
  aLinkageItem({
    partnerId: '3',
    partnerName: 'DompetNusa',
    emailVerificationRequired: 0,
    partnerAddresses: ['https://dompetnusa.example/ikat'],
    ...overrides,
  });
/** RumahNet, not linked. */
export const rumahnet = (overrides: Partial<WireLinkageItem> = {}) =>
  aLinkageItem({ partnerId: '9', partnerName: 'RumahNet', emailVerificationRequired: 0, ...overrides });

/** What a page of linking starts from. */
export interface LinkingStart {
  readonly server: ReturnType<typeof startTestServer>;
  readonly page: PageModule;
  readonly path: string;
  readonly url?: string;
  readonly member?: WireCustomerDetail;
  readonly partners?: readonly WireLinkageItem[];
  readonly ewallets?: readonly WireLinkageItem[];
  readonly share?: WireDataShare;
  /** Balances at partners, on the wire. Default none. */
  readonly balances?: readonly object[];
  /** Further pages that it may lead to, each with its text. */
  readonly others?: Readonly<Record<string, string>>;
}

const HEARD: readonly PokuEventName[] = [
  'partner.linked',
  'partner.unlinked',
  'partner.otpNeeded',
  'alert.raised',
];

const OTHERS = {
  '/': 'Beranda',
  '/profil': 'Profil',
  '/onboard': 'Lengkapi Akun',
  '/ewallet-linkage': 'Semua e-wallet',
};

/** Opens a page with the calls that linking makes, and notes what it publishes and where it leaves to. */
export async function openLinking(start: LinkingStart) {
  const { server, page, path, url, member = aCustomer() } = start;
  server.use(
    onCall.get('/partnercoalition/:clientId', () => envelope(start.partners ?? [rumahnet()])),
    onCall.get('/ewalletcoalition/:clientId', () => envelope(start.ewallets ?? [anEwallet()])),
    onCall.get('/datashareloyalty/:clientId', () => envelope(start.share ?? aDataShare())),
    onCall.get('/customerpartnerpoin/:clientId', () => envelope(start.balances ?? [])),
    onCall.get('/customerlinkgain/:clientId', () => envelope(aLinkGain())),
    onCall.get('/customerdetail/:clientId', () => envelope(member)),
  );
  const left: string[] = [];
  const { platform } = await createTestPlatform({ member, leave: (address) => left.push(address) });
  const told: { readonly name: PokuEventName; readonly payload: PokuEvents[PokuEventName] }[] = [];
  for (const name of HEARD) {
    platform.events.subscribe(name, (payload) => told.push({ name, payload }));
  }
  const others = Object.entries({ ...OTHERS, ...start.others });
  const routes = Object.fromEntries(others.filter(([other]) => other !== path));
  const shown = renderPage(page, { platform, path, url, routes });
  return { ...shown, platform, left, told, user: userEvent.setup({ delay: null }) };
}

/** Answers a call and notes what was sent. */
export function noteCalls(
  server: LinkingStart['server'],
  path: string,
  ...answers: readonly (() => Response)[]
) {
  const sent: unknown[] = [];
  server.use(
    onCall.post(path, async ({ request }) => {
      sent.push(await request.json());
      const answer = answers[sent.length - 1] ?? answers.at(-1);
      return answer?.() ?? envelope();
    }),
  );
  return sent;
}

type User = ReturnType<typeof userEvent.setup>;

/** Agrees to what is shared and goes on. */
export async function agreeAndProceed(user: User) {
  await user.click(await screen.findByRole('checkbox', { name: /Saya setuju/ }));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
}
