import { aCustomer, createTestPlatform, TestFrame } from '@poku/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { OtpDialog } from './otp-dialog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a code counts down its five minutes and cannot be confirmed after them', async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  render(
    <TestFrame platform={platform}>
      <OtpDialog
        otp={{ requestId: 'otp-1', remainingSends: 4, sentAtMs: Date.now() }}
        code={{ problem: null, areSendsUsedUp: false, isSending: false }}
        onConfirm={() => Promise.resolve(undefined)}
        onLocked={() => undefined}
        onResend={() => undefined}
        onClose={() => undefined}
      />
    </TestFrame>,
  );
  expect(screen.getByText('Kode berlaku 05:00 lagi')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(299_000));
  expect(screen.getByText('Kode berlaku 00:01 lagi')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText('Kode OTP sudah kedaluwarsa. Minta kode baru ya')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Konfirmasi' })).toBeDisabled();
});
