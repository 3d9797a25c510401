import { aPurchase, envelope, failure } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterCode, openCheckout, pressPay, startPaymentCalls } from '../../testing/payment-journey';
import { page } from './checkout.page';

const { answer, sendsCode, acceptsCode } = startPaymentCalls();
const open = () => openCheckout(page);

describe('paying', () => {
  test('asks for a code, buys once with own points, tells everybody and leads to the coupons', async () => {
    const sent = sendsCode();
    const checked = acceptsCode();
    const orders = answer('/buyvoucher', () => envelope(aPurchase()));
    const { view, bought, pointChanges } = await open();
    await pressPay();
    expect(await screen.findByRole('dialog', { name: 'Verifikasi Pembayaran' })).toBeInTheDocument();
    expect(screen.getByText('Kode OTP dikirim ke 0812*****002')).toBeInTheDocument();
    await enterCode();
    await waitFor(() => expect(view.address()).toBe('/raih'));
    const basket = {
      clientId: 'member-siti',
      voucherId: 'voucher-kopi',
      redemptionRuleId: 'rule-kopi',
      rewardItemId: 'reward-kopi',
      quantity: 2,
    };
    expect(sent).toEqual([{ ...basket, paymentMethod: '0' }]);
    expect(checked).toEqual([
      {
        clientId: 'member-siti',
        paymentMethod: '0',
        data: { otpRequestId: 'otp-1', otpCode: '123456' },
      },
    ]);
    expect(orders).toEqual([
      {
        ...basket,
        otpRequestId: 'otp-1',
        otpCode: '123456',
        type: 'regular',
        totalTransaction: 10_000,
        paymentMethods: [{ partnerId: '0', point: 10_000, useOtp: true }],
      },
    ]);
    expect(bought).toEqual([{ orderId: 'TRX-1', voucherId: 'voucher-kopi', quantity: 2 }]);
    expect(pointChanges()).toBe(1);
    expect(view.router.state.location.state).toEqual({ statusTrx: 'success', quantity: 2 });
    expect(sessionStorage.getItem('poku.otp.checkout')).toBeNull();
  });

  test('pressing everything twice sends one code and buys once', async () => {
    const sent = sendsCode();
    acceptsCode();
    const orders = answer('/buyvoucher', () => envelope(aPurchase()));
    const { view } = await open();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Bayar' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Kode OTP' }), '123456{Enter}{Enter}');
    await waitFor(() => expect(view.address()).toBe('/raih'));
    expect(sent).toHaveLength(1);
    expect(orders).toHaveLength(1);
  });

  test('a code that was sent before a reload is used again', async () => {
    const sent = sendsCode();
    const first = await open();
    await pressPay();
    await screen.findByRole('dialog');
    first.view.unmount();
    await open();
    await pressPay();
    expect(await screen.findByRole('textbox', { name: 'Kode OTP' })).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('closing the dialog keeps the code for the next press', async () => {
    const sent = sendsCode();
    await open();
    await pressPay();
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pressPay();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('an incomplete code cannot be confirmed', async () => {
    sendsCode();
    await open();
    await pressPay();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Kode OTP' }), '12345');
    expect(screen.getByRole('button', { name: 'Konfirmasi' })).toBeDisabled();
  });
});

describe('purchases that do not succeed', () => {
  const keys: (string | null)[] = [];
  const payWith = async (response: () => Response) => {
    sendsCode();
    acceptsCode();
    answer('/buyvoucher', response, (headers) => keys.push(headers.get('Idempotency-Key')));
    const opened = await open();
    await pressPay();
    await enterCode();
    return opened;
  };

  test.each<[string, () => Response, number]>([
    ['failed', () => envelope(undefined, 40004), 0],
    ['processing', () => envelope(undefined, 20002), 1],
    ['timeout', () => failure(500), 1],
    ['timeout', () => failure(408), 1],
    ['timeout', () => Response.error(), 1],
  ])('leads to the result %s (case %#)', async (status, response, changes) => {
    const { view, bought, pointChanges } = await payWith(response);
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/transaksi-selesai'));
    const query = new URLSearchParams(view.router.state.location.search);
    expect([...query.keys()]).toEqual(['key']);
    expect(query.get('key')).toBe(keys.at(-1));
    expect(view.router.state.location.state).toEqual({
      key: keys.at(-1),
      status,
      code: status === 'failed' ? 40004 : 0,
      coupon: '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi',
    });
    expect(bought).toEqual([]);
    expect(pointChanges()).toBe(changes);
  });

  test('a refusal without a result page is told in the dialog, and the member can try again', async () => {
    await payWith(() => failure(429));
    expect(await screen.findByText('Sistem sedang mengalami gangguan : 429')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Konfirmasi' })).toBeEnabled();
  });
});
