import { anOtp, aPartnerPoint, aPurchase, envelope, failure, ownPointsSource } from '@poku/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COFFEES, enterCode, openCheckout, pressPay, startPaymentCalls } from '../../testing/payment-journey';
import { basketKey } from './basket';
import { page } from './checkout.page';
import { codeStores } from './use-step-code';

const { answer, offers, acceptsCode } = startPaymentCalls();
afterEach(() => jest.restoreAllMocks());

/** 20.000 to pay, 5.000 of them from NusaPoin, which sends a code of its own. */
const openSplit = async () => {
  const rumah = aPartnerPoint({ partnerId: '9', partnerName: 'RumahNet', useOtp: false });
  offers({ totalTransaction: 20_000, partnerPoint: [ownPointsSource(), aPartnerPoint(), rumah] });
  const opened = await openCheckout(page);
  await screen.findByRole('button', { name: 'Bayar' });
  return opened;
};
const choose = (fromNusa: string, fromRumah = '') => {
  const fill = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: `Poin dari ${name}` }), { target: { value } });
  fill('NusaPoin', fromNusa);
  fill('RumahNet', fromRumah);
};
/** Answers each request for a code with the next id: otp-1, otp-2 … */
const sendsCodes = () => {
  let sent = 0;
  return answer('/multiplepaymentotp', () => envelope(anOtp({ otpRequestId: `otp-${(sent += 1)}` })));
};
const stepTwo = () => screen.findByRole('form', { name: 'Kode dari NusaPoin' });
const passOwnStep = async () => {
  choose('5000');
  await pressPay();
  expect(await screen.findByText('Langkah 1 dari 2')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent(/2 × Kopi Susu Gratis20\.000 poin/);
  await enterCode('123456');
  await stepTwo();
};
const split = [
  { partnerId: '0', point: 15_000, useOtp: true },
  { partnerId: '2', point: 5_000, useOtp: true },
];

describe('a partner that sends a code of its own', () => {
  test('asks for six digits, then four, and buys with both', async () => {
    const asked = sendsCodes();
    const checked = acceptsCode();
    const orders = answer('/buyvoucher', () => envelope(aPurchase()));
    const { view } = await openSplit();
    await passOwnStep();
    expect(screen.getByText('5.000 poin dari NusaPoin')).toBeInTheDocument();
    expect(screen.getByText('Langkah 2 dari 2')).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Kode OTP' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Kode 4 angka dikirim oleh NusaPoin');
    await enterCode('4321');
    await waitFor(() => expect(view.address()).toBe('/raih'));
    expect(asked).toMatchObject([{ paymentMethod: '0' }, { paymentMethod: '2', paymentMethods: split }]);
    expect(checked).toMatchObject([
      { paymentMethod: '0', data: { otpRequestId: 'otp-1', otpCode: '123456' } },
      { paymentMethod: '2', data: { otpRequestId: 'otp-2', otpCode: '4321' } },
    ]);
    expect(orders).toMatchObject([
      { otpRequestId: 'otp-1', otpCode: '123456', partnerOtpRequestId: 'otp-2', paymentMethods: split },
    ]);
  });

  test('going back keeps the first step, and another share needs another code of the partner', async () => {
    const asked = sendsCodes();
    acceptsCode();
    const { view } = await openSplit();
    await passOwnStep();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    await pressPay();
    await stepTwo();
    expect(asked).toHaveLength(2);
    // The device's way back closes the codes as well, and not the page.
    await act(() => view.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    choose('4000', '1000');
    await pressPay();
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toMatchObject({
      paymentMethod: '2',
      paymentMethods: [
        { partnerId: '0', point: 15_000 },
        { partnerId: '2', point: 4_000 },
        { partnerId: '9', point: 1_000 },
      ],
    });
    expect(await stepTwo()).toBeInTheDocument();
  });

  test('a reload goes on at the second step, and buys without the code that only the page knew', async () => {
    const asked = sendsCodes();
    acceptsCode();
    const orders = answer('/buyvoucher', () => envelope(aPurchase()));
    const first = await openSplit();
    await passOwnStep();
    const kept = sessionStorage.getItem('poku.checkout') ?? '';
    first.view.unmount();
    sessionStorage.setItem('poku.checkout', kept);
    const { view } = await openSplit();
    await pressPay();
    await stepTwo();
    expect(asked).toHaveLength(2);
    await enterCode('4321');
    await waitFor(() => expect(view.address()).toBe('/raih'));
    expect(orders).toMatchObject([{ otpRequestId: 'otp-1', partnerOtpRequestId: 'otp-2' }]);
    expect(orders[0]).not.toHaveProperty('otpCode');
  });

  test('a first step that is over by then is asked for again, the second one is not', async () => {
    const asked = sendsCodes();
    acceptsCode();
    const orders = answer('/buyvoucher', () => envelope(aPurchase()));
    const now = Date.now();
    codeStores.own.keep({
      owner: basketKey('member-siti', COFFEES),
      requestId: 'otp-0',
      remainingSends: 4,
      sentAtMs: now - 250_000,
      verifiedAtMs: now - 240_000,
    });
    const { view } = await openSplit();
    choose('5000');
    await pressPay();
    await stepTwo();
    const realNow = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 61_000);
    await enterCode('4321');
    expect(await screen.findByText('Langkah 1 dari 2')).toBeInTheDocument();
    expect(
      screen.getByText('Konfirmasi kode Poku sudah kedaluwarsa. Minta kode baru ya'),
    ).toBeInTheDocument();
    await enterCode('654321');
    await waitFor(() => expect(view.address()).toBe('/raih'));
    expect(asked).toMatchObject([{ paymentMethod: '2' }, { paymentMethod: '0' }]);
    expect(orders).toMatchObject([
      { otpRequestId: 'otp-2', otpCode: '654321', partnerOtpRequestId: 'otp-1' },
    ]);
  });
});

describe('the partner’s step refuses', () => {
  /** The own step passes, what the partner's answers is given. */
  const partnerAnswers = (path: string, code: number, data?: unknown) => {
    let calls = 0;
    answer(path, () => {
      calls += 1;
      return calls === 1 ? envelope(anOtp()) : envelope(data, code);
    });
  };
  const passAnyOwnStep = async () => {
    choose('5000');
    await pressPay();
    await enterCode('123456');
  };

  test('too many wrong codes lock as everywhere', async () => {
    sendsCodes();
    partnerAnswers('/multiplevalidateotp', 207);
    const { view } = await openSplit();
    await passOwnStep();
    await enterCode('1111');
    const dialog = await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' });
    expect(dialog).toHaveTextContent('Kode yang kamu masukkan masih salah. Coba lagi dalam 3 jam ya');
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
    await waitFor(() => expect(view.address()).toBe('/'));
  });

  test('sends that are used up are told in its place, and the split may be changed', async () => {
    acceptsCode();
    partnerAnswers('/multiplepaymentotp', 211);
    await openSplit();
    await passAnyOwnStep();
    expect(
      await screen.findByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(screen.getByRole('button', { name: 'Bayar' })).toBeEnabled();
  });

  test('another failure is told and can be tried again', async () => {
    acceptsCode();
    partnerAnswers('/multiplepaymentotp', 40121);
    await openSplit();
    await passAnyOwnStep();
    expect(await screen.findByText('Partner ini belum bisa dipakai untuk membayar.')).toBeInTheDocument();
    sendsCodes();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await stepTwo()).toBeInTheDocument();
  });
});

describe('a purchase and its repeats', () => {
  test('a repeat after a refusal that bought nothing is the same purchase', async () => {
    sendsCodes();
    acceptsCode();
    const keys: (string | null)[] = [];
    const noteKey = (headers: Headers) => keys.push(headers.get('Idempotency-Key'));
    answer('/buyvoucher', () => failure(429), noteKey);
    const { view } = await openSplit();
    await passOwnStep();
    await enterCode('4321');
    expect(await screen.findByText('Sistem sedang mengalami gangguan : 429')).toBeInTheDocument();
    answer('/buyvoucher', () => envelope(aPurchase()), noteKey);
    await userEvent.click(screen.getByRole('button', { name: 'Konfirmasi' }));
    await waitFor(() => expect(view.address()).toBe('/raih'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
