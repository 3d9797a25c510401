import { anOtp, aPurchase, envelope } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COFFEES, enterCode, openCheckout, pressPay, startPaymentCalls } from '../../testing/payment-journey';
import { basketKey } from './basket';
import { page } from './checkout.page';
import { codeStores } from './use-step-code';

const { answer, sendsCode, acceptsCode } = startPaymentCalls();
const open = () => openCheckout(page);

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

describe('asking for another code', () => {
  /** A code that was sent a minute ago, so that the next one may be asked for. */
  const sentBefore = () =>
    codeStores.own.keep({
      owner: basketKey('member-siti', COFFEES),
      requestId: 'otp-0',
      remainingSends: 1,
      sentAtMs: Date.now() - 61_000,
      verifiedAtMs: null,
    });
  const resend = async () => {
    await pressPay();
    await userEvent.click(await screen.findByRole('button', { name: 'Kirim ulang kode' }));
  };

  test('clears what was typed and pays with the new one', async () => {
    sentBefore();
    sendsCode(anOtp({ otpRequestId: 'otp-1', remainingOTP: 0 }));
    const checked = acceptsCode();
    answer('/buyvoucher', () => envelope(aPurchase()));
    const { view } = await open();
    await pressPay();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Kode OTP' }), '11111');
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ulang kode' }));
    expect(await screen.findByText('Ini adalah permintaan kode OTP terakhir kamu')).toBeInTheDocument();
    expect(screen.getByText('Kode OTP berhasil dikirim')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Kode OTP' })).toHaveValue('');
    await enterCode('222222');
    await waitFor(() => expect(view.address()).toBe('/raih'));
    expect(checked).toMatchObject([{ data: { otpRequestId: 'otp-1', otpCode: '222222' } }]);
  });

  test('shows the fixed message instead of the button when no send is left', async () => {
    sentBefore();
    answer('/multiplepaymentotp', () => envelope(undefined, 211));
    await open();
    await resend();
    expect(
      await screen.findByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Kirim ulang/ })).not.toBeInTheDocument();
  });
});
