import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aCustomer,
  aLinkageItem,
  aLinkStart,
  envelope,
  failure,
  networkFailure,
  onCall,
  startTestServer,
} from '@poku/testing';
import { agreeAndProceed, noteCalls, openLinking, rumahnet } from '../../testing/linking';
import { page } from './partner-list.page';

const server = startTestServer();
const open = (options: Partial<Parameters<typeof openLinking>[0]> = {}) =>
  openLinking({ server, page, path: '/partner-linkage', ...options });
const linkButton = (name: string) => screen.findByRole('button', { name: `Hubungkan ${name}` });
const linkedNow = () =>
  server.use(onCall.get('/partnercoalition/:clientId', () => envelope([rumahnet({ linked: 1 })])));

test('a partner without a page is linked after the consent, and its card says so', async () => {
  const sent = noteCalls(server, '/initiatelink', () => {
    linkedNow();
    return envelope(aLinkStart());
  });
  const { user, told } = await open();
  await user.click(await linkButton('RumahNet'));
  const dialog = await screen.findByRole('dialog', { name: 'Hubungkan RumahNet' });
  expect(dialog).toHaveTextContent(
    'Nomor HP akun RumahNet kamu harus sama dengan nomor Poku kamu, 0812*****002.',
  );
  expect(await within(dialog).findByText('Saldo poin atau e-wallet')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Lanjut' })).toBeDisabled();
  await agreeAndProceed(user);
  const success = await screen.findByText('Selamat! Akun RumahNet berhasil terhubung.');
  expect(success.closest('li')).toHaveTextContent('RumahNet');
  expect(await screen.findByText('Terhubung')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(success.closest('[tabindex="-1"]')).toHaveFocus();
  expect(told).toContainEqual({ name: 'partner.linked', payload: { partnerId: '9' } });
  expect(sent).toEqual([
    {
      clientId: 'member-siti',
      partnerId: '9',
      urlRedirect: '/partner-linkage',
      consentVersion: '2026-11',
    },
  ]);
});

test('without the verified e-mail that it needs nothing is linked, and the e-mail can be sent again', async () => {
  const mails = noteCalls(server, '/verificationemail');
  const { user } = await open({ member: aCustomer({ emailVerify: '0' }), partners: [aLinkageItem()] });
  await user.click(await linkButton('NusaPoin'));
  const dialog = await screen.findByRole('dialog', { name: 'Hubungkan NusaPoin' });
  expect(dialog).toHaveTextContent('Verifikasi email kamu dulu sebelum menghubungkan NusaPoin.');
  expect(within(dialog).queryByRole('button', { name: 'Lanjut' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Kirim ulang email verifikasi' }));
  expect(await within(dialog).findByText('Email verifikasi terkirim, cek inbox kamu!')).toBeInTheDocument();
  expect(mails).toHaveLength(1);
});

test('when the e-mail was sent too often the text of its code stands there', async () => {
  noteCalls(server, '/verificationemail', () => envelope(undefined, 207));
  const { user } = await open({ member: aCustomer({ emailVerify: '0' }), partners: [aLinkageItem()] });
  await user.click(await linkButton('NusaPoin'));
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang email verifikasi' }));
  expect(
    await screen.findByText('Permintaan email verifikasi kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
  ).toBeInTheDocument();
});

test.each([
  [203, /^Nomor HP di partner berbeda/],
  [206, /^Email kamu belum terverifikasi/],
  [210, /^Akun partner ini sudah terhubung/],
  [213, /^Kami tidak menemukan akun/],
  [504, /^Partner sedang tidak menjawab/],
])('the refusal %d is told under Linking Kamu Gagal', async (code, text) => {
  noteCalls(server, '/initiatelink', () => envelope(undefined, code));
  const { user } = await open();
  await user.click(await linkButton('RumahNet'));
  await agreeAndProceed(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  expect(dialog).toHaveAccessibleDescription(text);
});

test('without the network the dialog advises and tries again with the same consent', async () => {
  const sent = noteCalls(
    server,
    '/initiatelink',
    () => Response.error(),
    () => envelope(aLinkStart()),
  );
  const { user } = await open();
  await user.click(await linkButton('RumahNet'));
  await agreeAndProceed(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  expect(dialog).toHaveAccessibleDescription('Periksa koneksi internet kamu, lalu coba lagi.');
  await user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Selamat! Akun RumahNet berhasil terhubung.')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test('a partner that wants a code is linked with the code that was confirmed', async () => {
  const sent = noteCalls(
    server,
    '/initiatelink',
    () => envelope(aLinkStart({ useOtp: 1, directLinkage: 0, authCode: '', status_desc: 'Pending' })),
    () => envelope(aLinkStart()),
  );
  noteCalls(server, '/requestotp', () => envelope({ otpRequestId: 'otp-1', remainingOTP: 4 }));
  noteCalls(server, '/validateotp');
  const { user } = await open({ partners: [rumahnet({ partnerId: '10', partnerName: 'Garuda Motor' })] });
  await user.click(await linkButton('Garuda Motor'));
  await agreeAndProceed(user);
  expect(await screen.findByText('Masukkan kode OTP untuk menghubungkan Garuda Motor.')).toBeInTheDocument();
  await user.type(await screen.findByLabelText('Kode OTP'), '123456');
  expect(await screen.findByText('Selamat! Akun Garuda Motor berhasil terhubung.')).toBeInTheDocument();
  expect(sent).toEqual([
    expect.not.objectContaining({ otpRequestId: 'otp-1' }),
    expect.objectContaining({ partnerId: '10', otpRequestId: 'otp-1', consentVersion: '2026-11' }),
  ]);
});

test('a page that is none of the partner’s addresses is not opened', async () => {
  noteCalls(server, '/initiatelink', () =>
    envelope(aLinkStart({ directLinkage: 0, binding_url: 'https://jahat.example/hubungkan' })),
  );
  const { user, left } = await open();
  await user.click(await linkButton('RumahNet'));
  await agreeAndProceed(user);
  expect(await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' })).toHaveAccessibleDescription(
    /tidak bisa dibuka dengan aman/,
  );
  expect(left).toEqual([]);
});

test('the consent that cannot be read is told in its place and read again', async () => {
  const { user } = await open();
  server.use(onCall.get('/datashareloyalty/:clientId', () => failure(500)));
  await user.click(await linkButton('RumahNet'));
  expect(await screen.findByText('Sistem sedang mengalami gangguan : 500')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
  server.use(onCall.get('/datashareloyalty/:clientId', networkFailure));
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Sistem mengalami gangguan')).toBeInTheDocument();
});

test('a dialog that is closed links nothing and gives the focus back', async () => {
  const { user } = await open();
  await user.click(await linkButton('RumahNet'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await linkButton('RumahNet')).toHaveFocus();
});

test('a partner that is coming soon cannot be linked', async () => {
  await open({ partners: [rumahnet({ linkable: 0 })] });
  expect(await screen.findByText('Segera hadir')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a link that happened elsewhere is shown without a reload', async () => {
  const { platform } = await open();
  await linkButton('RumahNet');
  linkedNow();
  act(() => platform.events.publish('partner.linked', { partnerId: '9' }));
  expect(await screen.findByText('Terhubung')).toBeInTheDocument();
  server.use(onCall.get('/partnercoalition/:clientId', () => envelope([rumahnet()])));
  act(() => platform.events.publish('partner.unlinked', { partnerId: '9' }));
  await waitFor(() => expect(screen.queryByText('Terhubung')).not.toBeInTheDocument());
});
