import { z } from 'zod';
import { onLoopback, partnerBrowser } from './partner-browser';

/** What a partner's page put into the address that it led back to. */
export interface WayBack {
  /** Without the query. */
  address: string;
  query: URLSearchParams;
}

const messages = z.array(z.object({ otp: z.string() }));

/** Opens a partner's page in a browser of its own. */
export async function visitPage(bindingUrl: string) {
  const browser = partnerBrowser();
  await browser.open(bindingUrl);
  const wayBack = (): WayBack => {
    const { origin, pathname, searchParams } = new URL(browser.leftFor);
    return { address: `${origin}${pathname}`, query: searchParams };
  };
  const newestCode = async (phone: string): Promise<string> => {
    const page = onLoopback(new URL(bindingUrl));
    const slug = page.pathname.split('/')[1] ?? '';
    const outbox = new URL(`/${slug}/sandbox/outbox`, page);
    outbox.searchParams.set('to', phone);
    const [newest] = messages.parse(await (await fetch(outbox)).json());
    return newest?.otp ?? '';
  };

  return {
    status: browser.status,
    /** Gets the partner's own code, gives it, agrees, and is led back. */
    async agree({ email = '', phone }: { email?: string; phone: string }): Promise<WayBack> {
      await browser.submit({ step: 'send', email });
      await browser.submit({ step: 'check', otp: await newestCode(phone) });
      await browser.submit({ step: 'agree', agree: 'yes' });
      return wayBack();
    },
    /** Says no, and is led back. */
    async cancel(): Promise<WayBack> {
      await browser.submit({ step: 'cancel' });
      return wayBack();
    },
  };
}

/** What confirms the link that a bank led back from. */
export const codeOf = ({ query }: WayBack) => ({
  data: {
    authorizationCode: query.get('AuthorizationCode') ?? '',
    email: query.get('email') ?? '',
    state: query.get('state') ?? '',
  },
});

/** What confirms the link that an e-wallet led back from. */
export const mandateOf = ({ query }: WayBack) => ({
  refNum: query.get('refNum') ?? '',
  mandateId: query.get('mandateID') ?? '',
});
