import type { PageModule, PokuEvents } from '@poku/contract';
import {
  aCheckout,
  aCustomer,
  anOtp,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  type WireCheckoutData,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What `openCheckout` buys. */
export const COFFEES = {
  voucherId: 'voucher-kopi',
  redemptionRuleId: 'rule-kopi',
  rewardItemId: 'reward-kopi',
  quantity: 2,
  kind: 'regular',
} as const;
const ADDRESS =
  '/checkout?voucherId=voucher-kopi&redemptionRuleId=rule-kopi&rewardItemId=reward-kopi&quantity=2';

/**
 * Opens the checkout of two coffees for Siti, and keeps the facts that are published.
 * @param more added to the address, for example `&adsId=a`
 */
export async function openCheckout(page: PageModule, more = '') {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const bought: PokuEvents['coupon.bought'][] = [];
  platform.events.subscribe('coupon.bought', (fact) => bought.push(fact));
  let changes = 0;
  platform.events.subscribe('points.changed', () => (changes += 1));
  const routes = {
    '/raih': 'Kupon Ku',
    '/transaksi-selesai': 'Hasil',
    '/checkout-linkaja': 'Menuju e-wallet',
    '/': 'Beranda',
  };
  const view = renderPage(page, { platform, path: '/checkout', url: ADDRESS + more, routes });
  return { view, platform, bought, pointChanges: () => changes };
}

/** The mocked calls of a payment; call it once, at the top of a file. */
export function startPaymentCalls() {
  const server = startTestServer(
    onCall.get('/checkoutvoucher/:clientId', () => envelope(aCheckout())),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  afterEach(() => sessionStorage.clear());
  /** Answers a POST and keeps the bodies that came; `onHeaders` gets the headers of each. */
  const answer = (
    path: string,
    response: () => Response | Promise<Response>,
    onHeaders: (headers: Headers) => void = () => undefined,
  ): readonly unknown[] => {
    const bodies: unknown[] = [];
    server.use(
      onCall.post(path, async ({ request }) => {
        onHeaders(request.headers);
        bodies.push(await request.json());
        return response();
      }),
    );
    return bodies;
  };
  return {
    answer,
    /** The figures of the checkout, from now on. */
    offers: (checkout: Partial<WireCheckoutData>) =>
      server.use(onCall.get('/checkoutvoucher/:clientId', () => envelope(aCheckout(checkout)))),
    sendsCode: (data = anOtp()) => answer('/multiplepaymentotp', () => envelope(data)),
    acceptsCode: () => answer('/multiplevalidateotp', () => envelope({ otpRequestId: 'otp-1' })),
  };
}

export async function pressPay(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Bayar' }));
}

export async function enterCode(code = '123456'): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kode OTP' }), code);
}
