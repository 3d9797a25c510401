import { createTestPlatform, TestFrame } from '@poku/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { OtpStep } from './otp-step';

const idle = { problem: null, areSendsUsedUp: false, isSending: false };
const sent = (remainingSends = 4) => ({ requestId: 'otp-1', remainingSends, sentAtMs: Date.now() });

const show = async (props: Partial<ComponentProps<typeof OtpStep>> = {}) => {
  const { platform } = await createTestPlatform();
  const step = (more: Partial<ComponentProps<typeof OtpStep>> = {}) => (
    <TestFrame platform={platform}>
      <OtpStep
        title="Verifikasi"
        hint="Kode OTP dikirim ke 0812*****002"
        code={sent()}
        request={idle}
        onConfirm={() => Promise.resolve(undefined)}
        onLocked={() => undefined}
        onResend={() => undefined}
        {...props}
        {...more}
      />
    </TestFrame>
  );
  const view = render(step());
  return { change: (more: Partial<ComponentProps<typeof OtpStep>>) => view.rerender(step(more)) };
};
const field = () => screen.getByRole('textbox', { name: 'Kode OTP' });
const confirmButton = () => screen.getByRole('button', { name: 'Konfirmasi' });

describe('with the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a code counts down its five minutes and cannot be confirmed after them', async () => {
    await show();
    expect(screen.getByText('Kode berlaku 05:00 lagi')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(299_000));
    expect(screen.getByText('Kode berlaku 00:01 lagi')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText('Kode OTP sudah kedaluwarsa. Minta kode baru ya')).toBeInTheDocument();
    expect(confirmButton()).toBeDisabled();
  });

  test('a new code can be asked for 60 seconds after the last send', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Kirim ulang kode dalam 01:00' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByRole('button', { name: 'Kirim ulang kode dalam 00:01' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: 'Kirim ulang kode' })).toBeEnabled();
  });

  test('the message of a send hides after five seconds', async () => {
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('Kode OTP berhasil dikirim');
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.getByText('Kode OTP berhasil dikirim')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText('Kode OTP berhasil dikirim')).not.toBeInTheDocument();
  });
});

test.each([
  [4, 'Kamu bisa meminta kode OTP 4 kali lagi'],
  [3, 'Kamu bisa meminta kode OTP 3 kali lagi'],
  [2, 'Kamu bisa meminta kode OTP 2 kali lagi'],
  [1, 'Kamu bisa meminta kode OTP 1 kali lagi'],
  [0, 'Ini adalah permintaan kode OTP terakhir kamu'],
])('with %d sends left it says so', async (remainingSends, text) => {
  await show({ code: sent(remainingSends) });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('when the sends are used up a fixed message replaces the button', async () => {
  await show({ request: { ...idle, areSendsUsedUp: true } });
  expect(
    screen.getByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Kirim ulang/ })).not.toBeInTheDocument();
});

test('a code that is over is not to be asked for anew when no send is left', async () => {
  const over = { ...sent(0), sentAtMs: Date.now() - 300_000 };
  await show({ code: over, request: { ...idle, areSendsUsedUp: true } });
  expect(screen.getByText('Kode OTP sudah kedaluwarsa')).toBeInTheDocument();
  expect(screen.queryByText(/Minta kode baru/)).not.toBeInTheDocument();
});

test('the number is masked and belongs to the field; the field takes the code of an SMS', async () => {
  await show();
  expect(field()).toHaveAccessibleDescription('Kode OTP dikirim ke 0812*****002');
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('the sixth digit sends the code, typed or pasted with spaces', async () => {
  const onConfirm = jest.fn().mockResolvedValue({ otp: 'Kode salah' });
  await show({ onConfirm });
  await userEvent.type(field(), '12345');
  expect(confirmButton()).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(field(), '6');
  await userEvent.clear(field());
  await userEvent.paste('654 321');
  expect(onConfirm.mock.calls).toEqual([['123456'], ['654321']]);
});

test('a code that failed for no fault of its digits is sent again by the button', async () => {
  const onConfirm = jest.fn().mockResolvedValue({ form: 'Tidak ada koneksi internet' });
  await show({ onConfirm });
  await userEvent.type(field(), '123456');
  expect(await screen.findByText('Tidak ada koneksi internet')).toBeInTheDocument();
  await userEvent.click(confirmButton());
  expect(onConfirm.mock.calls).toEqual([['123456'], ['123456']]);
});

test('a code that is over is not sent by its last digit', async () => {
  const onConfirm = jest.fn();
  await show({ onConfirm, code: { ...sent(), sentAtMs: Date.now() - 300_000 } });
  await userEvent.type(field(), '123456');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('after a wrong code the step says how often it may still be tried, also for the next code', async () => {
  const onConfirm = jest.fn().mockResolvedValue({ otp: 'Kode salah', triesLeft: 2 });
  const { change } = await show({ onConfirm });
  expect(screen.queryByText(/percobaan/)).not.toBeInTheDocument();
  await userEvent.type(field(), '111111');
  const told = await screen.findByText('sisa 2 percobaan');
  expect(told.closest('[aria-live=polite]')).not.toBeNull();
  change({ code: { ...sent(3), requestId: 'otp-2' } });
  expect(screen.getByText('sisa 2 percobaan')).toBeInTheDocument();
});

test('a wrong code is told at the field, and one that is locked to its owner', async () => {
  const onLocked = jest.fn();
  const onConfirm = jest.fn().mockResolvedValueOnce({ otp: 'Kode salah' }).mockResolvedValueOnce('locked');
  await show({ onConfirm, onLocked });
  await userEvent.type(field(), '111111');
  expect(await screen.findByText('Kode salah')).toBeInTheDocument();
  expect(field()).toBeInvalid();
  await userEvent.type(field(), '{Enter}');
  expect(onLocked).toHaveBeenCalledTimes(1);
});

test('once a code is confirmed nothing is sent again', async () => {
  const onConfirm = jest.fn().mockResolvedValue(undefined);
  await show({ onConfirm });
  await userEvent.type(field(), '123456{Enter}');
  await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-busy'));
  await userEvent.click(confirmButton());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('after another send the field is empty and has the focus', async () => {
  const { change } = await show({ code: { ...sent(), sentAtMs: Date.now() - 61_000 } });
  await userEvent.type(field(), '111');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim ulang kode' }));
  change({ code: { ...sent(3), requestId: 'otp-2' } });
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('the code of a partner has four digits and is never taken from an SMS to this site', async () => {
  const get = jest.fn();
  Object.defineProperty(window, 'OTPCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  await show({ length: 4, hint: 'Kode 4 angka dikirim oleh NusaPoin' });
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
  await userEvent.type(field(), '12345');
  expect(field()).toHaveValue('1234');
  expect(field()).toHaveAccessibleDescription('Kode 4 angka dikirim oleh NusaPoin');
  expect(get).not.toHaveBeenCalled();
});

describe('a browser that reads the SMS', () => {
  const withWebOtp = (get: (options: CredentialRequestOptions) => Promise<unknown>) => {
    Object.defineProperty(window, 'OTPCredential', { configurable: true, value: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  };
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('fills the code in and sends it', async () => {
    let allow: (credential: { code: string }) => void = () => undefined;
    const get = jest.fn(() => new Promise((resolve) => (allow = resolve)));
    withWebOtp(get);
    const onConfirm = jest.fn().mockResolvedValue({ otp: 'Kode salah' });
    await show({ onConfirm });
    await act(async () => {
      allow({ code: '654321' });
      await Promise.resolve();
    });
    expect(await screen.findByText('Kode salah')).toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledWith('654321');
    expect(field()).toHaveValue('654321');
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  });

  test('withdraws its question when the step is left, and declining it changes nothing', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    withWebOtp(({ signal }) => {
      signals.push(signal);
      return Promise.reject(new DOMException('declined', 'NotAllowedError'));
    });
    const { change } = await show();
    change({ code: { ...sent(3), requestId: 'otp-2' } });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    expect(field()).toHaveValue('');
  });
});
