import { createTestPlatform, TestFrame } from '@poku/shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ResendCode } from './resend-code';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = async (props: Partial<ComponentProps<typeof ResendCode>> = {}) => {
  const { platform } = await createTestPlatform();
  render(
    <TestFrame platform={platform}>
      <ResendCode
        remainingSends={4}
        sentAtMs={Date.now()}
        areSendsUsedUp={false}
        isSending={false}
        onResend={() => undefined}
        {...props}
      />
    </TestFrame>,
  );
};

test('a new code can be asked for 60 seconds after the last send', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Kirim ulang kode dalam 01:00' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.getByRole('button', { name: 'Kirim ulang kode dalam 00:01' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: 'Kirim ulang kode' })).toBeEnabled();
});

test.each([
  [4, 'Kamu bisa meminta kode OTP 4 kali lagi'],
  [1, 'Kamu bisa meminta kode OTP 1 kali lagi'],
  [0, 'Ini adalah permintaan kode OTP terakhir kamu'],
])('with %d sends left it says so', async (remainingSends, text) => {
  await show({ remainingSends });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('when the sends are used up a fixed message replaces the button', async () => {
  await show({ areSendsUsedUp: true });
  expect(
    screen.getByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
