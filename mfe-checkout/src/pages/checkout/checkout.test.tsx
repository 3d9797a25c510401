import type { PokuEvents } from '@poku/shared/contract';
import {
  aCheckout,
  aCustomer,
  anOtp,
  aPartnerPoint,
  aPurchase,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  ownPointsSource,
  renderPage,
  useTestServer,
} from '@poku/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './checkout.page';

const server = useTestServer(
  onCall.get('/checkoutvoucher/:clientId', () => envelope(aCheckout())),
  onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
);
afterEach(() => sessionStorage.clear());

const ADDRESS =
  '/checkout?voucherId=voucher-kopi&redemptionRuleId=rule-kopi&rewardItemId=reward-kopi&quantity=2';

const open = async (url = ADDRESS) => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const bought: PokuEvents['coupon.bought'][] = [];
  platform.events.subscribe('coupon.bought', (fact) => bought.push(fact));
  let pointChanges = 0;
  platform.events.subscribe('points.changed', () => (pointChanges += 1));
  const routes = { '/raih': 'Kupon Ku', '/transaksi-selesai': 'Hasil', '/': 'Beranda', '/tukar': 'Katalog' };
  const view = renderPage(page, { platform, path: '/checkout', url, routes });
  return { view, bought, pointChanges: () => pointChanges };
};

/** Answers a POST and keeps the bodies that came. */
const answer = (path: string, response: () => Response) => {
  const bodies: unknown[] = [];
  server.use(
    onCall.post(path, async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
};
const sendsCode = (data = anOtp()) => answer('/multiplepaymentotp', () => envelope(data));
const acceptsCode = () => answer('/multiplevalidateotp', () => envelope({ otpRequestId: 'otp-1' }));

const pressPay = async () => userEvent.click(await screen.findByRole('button', { name: 'Bayar' }));
const enterCode = async (code = '123456') => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kode OTP' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Konfirmasi' }));
};

describe('the summary', () => {
  test('shows what is bought, the sources in their groups and the total', async () => {
    const wallet = aPartnerPoint({
      partnerId: '3',
      partnerName: 'DompetNusa',
      partnerType: 2,
      partnerPoin: 150_000,
      message: 'Sedang Berkendala',
    });
    server.use(
      onCall.get('/checkoutvoucher/:clientId', () =>
        envelope(aCheckout({ partnerPoint: [ownPointsSource(), aPartnerPoint(), wallet] })),
      ),
    );
    await open();
    expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'POINKU' })).toHaveTextContent('Dipakai 10.000 poin');
    expect(screen.getByRole('region', { name: 'E-WALLET' })).toHaveTextContent('Rp150.000');
    expect(screen.getByText('Sedang berkendala')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bayar' })).toBeEnabled();
  });

  test('own points that do not cover the total keep paying disabled and say what is missing', async () => {
    server.use(
      onCall.get('/checkoutvoucher/:clientId', () => envelope(aCheckout({ totalTransaction: 18_000 }))),
    );
    await open();
    expect(
      await screen.findByText('POKUPoin kamu kurang 3.000 poin untuk transaksi ini.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bayar' })).toBeDisabled();
  });

  test('a refusal of the server is shown with a way back to the coupons', async () => {
    server.use(onCall.get('/checkoutvoucher/:clientId', () => envelope(undefined, 40005)));
    await open();
    expect(await screen.findByText('Kupon yang kamu cari sudah habis...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pilih kupon' })).toHaveAttribute('href', '/tukar');
  });

  test('an address that names no coupon says so without asking the server', async () => {
    await open('/checkout');
    expect(await screen.findByText('Belum ada kupon yang kamu pilih untuk dibayar.')).toBeInTheDocument();
  });

  test('any other failure is the page’s error', async () => {
    server.use(onCall.get('/checkoutvoucher/:clientId', () => failure(500)));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  });
});

describe('paying', () => {
  test('asks for a code, buys once with own points, tells everybody and leads to the coupons', async () => {
    const sent = sendsCode();
    const checked = acceptsCode();
    const orders = answer('/buyvoucher', () => envelope(aPurchase()));
    const { view, bought, pointChanges } = await open();
    await pressPay();
    expect(await screen.findByRole('dialog', { name: 'Verifikasi Pembayaran' })).toBeInTheDocument();
    expect(screen.getByText(/lewat SMS ke 0812\*+002\./)).toBeInTheDocument();
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
    expect(view.router.state.location.state).toEqual({ statusTrx: 'success' });
    expect(sessionStorage.getItem('poku.checkout.otp')).toBeNull();
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

describe('codes that are refused', () => {
  test.each([
    [201, 'Kode OTP yang kamu masukkan salah'],
    [204, 'Kode OTP sudah kedaluwarsa. Minta kode baru ya'],
    [205, 'Kode OTP sudah digunakan. Minta kode baru ya'],
  ])('%d is told at the field', async (code, text) => {
    sendsCode();
    answer('/multiplevalidateotp', () => envelope(undefined, code));
    await open();
    await pressPay();
    await enterCode();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Kode OTP' })).toBeInvalid();
  });

  test('too many wrong codes lock, and the only way leads home', async () => {
    sendsCode();
    answer('/multiplevalidateotp', () => envelope(undefined, 207));
    const { view } = await open();
    await pressPay();
    await enterCode();
    const dialog = await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' });
    expect(dialog).toHaveTextContent('Kode yang kamu masukkan masih salah. Coba lagi dalam 3 jam ya');
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
    await waitFor(() => expect(view.address()).toBe('/'));
  });

  test('a locked member learns it when asking for a code', async () => {
    answer('/multiplepaymentotp', () => envelope(undefined, 207));
    await open();
    await pressPay();
    expect(await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' })).toBeInTheDocument();
  });

  test('when no send is left paying is disabled with the fixed message', async () => {
    answer('/multiplepaymentotp', () => envelope(undefined, 211));
    await open();
    await pressPay();
    expect(
      await screen.findByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bayar' })).toBeDisabled();
  });
});

describe('purchases that do not succeed', () => {
  const payWith = async (response: () => Response) => {
    sendsCode();
    acceptsCode();
    answer('/buyvoucher', response);
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
    await waitFor(() => expect(view.address()).toBe(`/transaksi-selesai?status=${status}`));
    expect(bought).toEqual([]);
    expect(pointChanges()).toBe(changes);
  });

  test('a refusal without a result page is told in the dialog, and the member can try again', async () => {
    await payWith(() => failure(429));
    expect(await screen.findByText('Sistem sedang mengalami gangguan : 429')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Konfirmasi' })).toBeEnabled();
  });
});
