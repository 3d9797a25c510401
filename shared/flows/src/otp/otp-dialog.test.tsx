import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  accessCodes,
  aCustomer,
  anOtp,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  UNLISTED,
  withoutCodes,
} from '@poku/testing';
import { OtpDialog } from '.';

const server = startTestServer();
const user = userEvent.setup({ delay: null });
const onLocked = jest.fn();
beforeEach(() => onLocked.mockClear());

function Page() {
  return (
    <OtpDialog
      purpose="linkage"
      title="Verifikasi"
      intro="Masukkan kode OTP."
      onConfirmed={() => undefined}
      onClose={() => undefined}
      onLocked={onLocked}
    />
  );
}
async function open(answer: () => Response = () => envelope(anOtp())) {
  server.use(onCall.post('/requestotp', answer));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage({ Component: Page, title: 'Halaman' }, { platform, path: '/' });
}
async function typeCode() {
  await user.click(await screen.findByLabelText('Kode OTP'));
  await user.paste('123456');
}
async function expectLock() {
  const dialog = await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' });
  expect(dialog).toHaveAccessibleDescription(
    'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya',
  );
  await user.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
  await waitFor(() => expect(onLocked).toHaveBeenCalledTimes(1));
}

test.each([...withoutCodes(accessCodes.otpRequest, 207, 211), UNLISTED])(
  'code %i of the send stands where the field would be, and the send can be tried again',
  async (code, text) => {
    await open(() => envelope(undefined, code, UNLISTED[1]));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  },
);

test('code 211 of the send is a fixed text alone', async () => {
  await open(() => envelope(undefined, 211));
  expect(
    await screen.findByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test.each([...withoutCodes(accessCodes.otpCheck, 207), UNLISTED])(
  'code %i of the check is told at the field',
  async (code, text) => {
    server.use(onCall.post('/validateotp', () => envelope(undefined, code, UNLISTED[1])));
    await open();
    await typeCode();
    await waitFor(() =>
      expect(screen.getByLabelText('Kode OTP')).toHaveAccessibleDescription(new RegExp(text)),
    );
  },
);

test('code 207 locks at the send, and the way leads home', async () => {
  await open(() => envelope(undefined, 207));
  await expectLock();
});

test('code 207 locks at the check, and the way leads home', async () => {
  server.use(onCall.post('/validateotp', () => envelope(undefined, 207)));
  await open();
  await typeCode();
  await expectLock();
});
