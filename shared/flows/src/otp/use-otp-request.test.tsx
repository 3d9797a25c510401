import { createApiError } from '@poku/platform/api';
import { act, renderHook } from '@testing-library/react';
import type { OtpRequest } from '@poku/contract';
import { useOtpRequest } from './use-otp-request';

const sent: OtpRequest = { requestId: 'otp-1', remainingSends: 4 };
const refusal = (code: number) => createApiError({ kind: 'business', code, call: '/requestotp' });
const renderRequest = (send: () => Promise<OtpRequest>, onSent?: () => void) =>
  renderHook(() => useOtpRequest({ send, onSent })).result;

test('a send gives the code with its time and tells it to who keeps it', async () => {
  const onSent = jest.fn();
  const request = renderRequest(() => Promise.resolve(sent), onSent);
  await act(() => request.current.send());
  expect(request.current).toMatchObject({ code: sent, problem: null, isSending: false });
  expect(onSent).toHaveBeenCalledWith({ ...sent, sentAtMs: request.current.code?.sentAtMs });
});

test('a code that was sent before and still stands is gone on with, its times counted from its own send', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const request = renderRequest(() => Promise.resolve({ ...sent, waitMs: 40_000 }));
  await act(() => request.current.send());
  expect(request.current.code).toEqual({ ...sent, sentAtMs: 980_000 });
  jest.restoreAllMocks();
});

test('a send that is refused as too soon says how long to wait', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const refused = createApiError({ kind: 'business', code: 203, call: '/requestotp', waitMs: 43_000 });
  const request = renderRequest(() => Promise.reject(refused));
  await act(() => request.current.send());
  expect(request.current).toMatchObject({ code: null, waitUntilMs: 1_043_000 });
  jest.restoreAllMocks();
});

test('a code that is cleared is gone with what the last send said', async () => {
  const request = renderRequest(() => Promise.reject(refusal(211)));
  act(() => request.current.use({ ...sent, sentAtMs: 1 }));
  await act(() => request.current.send());
  act(() => request.current.clear());
  expect(request.current).toMatchObject({ code: null, problem: null, areSendsUsedUp: false });
});

test('asking twice at once sends once', async () => {
  let answer: (request: OtpRequest) => void = () => undefined;
  const send = jest.fn(() => new Promise<OtpRequest>((resolve) => (answer = resolve)));
  const request = renderRequest(send);
  await act(async () => {
    const both = [request.current.send(), request.current.send()];
    answer(sent);
    await Promise.all(both);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  [201, 'Masukkan nomor HP yang valid!', {}],
  [203, 'Permintaan kode OTP gagal. Kode sebelumnya baru saja dikirim. Tunggu sebentar, lalu coba lagi.', {}],
  [207, 'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya', { isLocked: true }],
  [211, 'Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya', { areSendsUsedUp: true }],
])('refusal %d keeps the code that was there and says why', async (code, problem, more) => {
  const request = renderRequest(() => Promise.reject(refusal(code)));
  act(() => request.current.use({ ...sent, sentAtMs: 1 }));
  await act(() => request.current.send());
  expect(request.current).toMatchObject({ code: { requestId: 'otp-1' }, problem, ...more });
});
