import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PokuEvents } from '@poku/contract';
import {
  aCustomer,
  type Answer,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './send-report.page';

const server = startTestServer();
beforeEach(() => sessionStorage.clear());

async function openReport(member = aCustomer(), url = '/faq/contact/send-report') {
  const { platform } = await createTestPlatform({ member });
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const shown = renderPage(page, {
    platform,
    path: '/faq/contact/send-report',
    url,
    routes: { '/pusat-bantuan': 'Semua topik', '/login': 'Halaman masuk' },
  });
  await screen.findByRole('textbox', { name: 'Isi laporan' });
  return { ...shown, platform, alerts, user: userEvent.setup({ delay: null }) };
}
type User = ReturnType<typeof userEvent.setup>;

const text = () => screen.getByRole('textbox', { name: 'Isi laporan' });
const send = () => screen.getByRole('button', { name: 'Kirim' });
async function write(user: User, message: string) {
  await user.click(text());
  await user.paste(message);
}
/** Answers every report. @returns what was sent */
function answerReports(answer: Answer) {
  const sent: unknown[] = [];
  server.use(
    onCall.post('/ticket', async (info) => {
      sent.push(await info.request.json());
      return answer(info);
    }),
  );
  return sent;
}
const accept = () => answerReports(() => envelope({ ticketNumber: 'LAP-7K2M9Q' }));

test('a report is sent, its number stands in the place of the form, and a toast says so for 2 s', async () => {
  const sent = accept();
  const { user, alerts, address } = await openReport();
  expect(screen.getByText('Laporan kamu akan kami jawab dalam waktu 2x24 jam.')).toBeInTheDocument();
  await write(user, '  Poin\tsaya\r\nbelum masuk ');
  await user.click(send());
  expect(await screen.findByText('LAP-7K2M9Q')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Laporan kamu terkirim!' })).toHaveFocus();
  expect(screen.getByText('Laporan kamu akan kami jawab dalam waktu 2x24 jam.')).toBeInTheDocument();
  expect(sent).toEqual([{ clientId: 'member-siti', message: 'Poin saya\nbelum masuk' }]);
  expect(alerts).toEqual([{ kind: 'success', message: 'Laporan kamu terkirim!', durationMs: 2_000 }]);
  await user.click(screen.getByRole('link', { name: 'Kembali ke Pusat Bantuan' }));
  await waitFor(() => expect(address()).toBe('/pusat-bantuan'));
  expect(page.title).toBe('Kirim Laporan');
});

test('after a report another one can be written, from an empty form', async () => {
  accept();
  const { user } = await openReport();
  await write(user, 'Poin saya belum masuk');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Kirim laporan lain' }));
  expect(text()).toHaveValue('');
});

test.each(['', '   \n '])('an empty report (%j) is not sent and asks to be filled in', async (message) => {
  const { user } = await openReport();
  if (message !== '') await write(user, message);
  await user.click(send());
  expect(text()).toBeInvalid();
  expect(text()).toHaveAccessibleDescription(/Mohon isi laporan kamu/);
  await waitFor(() => expect(text()).toHaveFocus());
});

test('the counter counts characters as a reader does, and one too many is not sent', async () => {
  const { user } = await openReport();
  expect(screen.getByText('0 dari 2.000 karakter')).toBeInTheDocument();
  await write(user, '😀'.repeat(2_000));
  expect(screen.getByText('2.000 dari 2.000 karakter')).toBeInTheDocument();
  await write(user, 'a');
  await user.click(send());
  expect(text()).toHaveAccessibleDescription(/Laporan maksimal 2.000 karakter/);
});

test('a member whose e-mail is not verified cannot send, and gets the way to verify it', async () => {
  server.use(onCall.post('/verificationemail', () => envelope()));
  const { user } = await openReport(aCustomer({ emailVerify: '0' }));
  await write(user, 'Poin saya belum masuk');
  expect(send()).toBeDisabled();
  expect(screen.getByText(/Email kamu belum terverifikasi/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  expect(await screen.findByText('Email verifikasi terkirim, cek inbox kamu!')).toBeInTheDocument();
});

test('once the e-mail is verified elsewhere, the report can be sent and is still there', async () => {
  const { user, platform } = await openReport(aCustomer({ emailVerify: '0' }));
  await write(user, 'Poin saya belum masuk');
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  act(() => platform.events.publish('customer.changed', { clientId: 'member-siti' }));
  await waitFor(() => expect(send()).toBeEnabled());
  expect(screen.queryByText(/belum terverifikasi/)).not.toBeInTheDocument();
  expect(text()).toHaveValue('Poin saya belum masuk');
});

test('when the server knows better that the e-mail is not verified, the page takes it over', async () => {
  answerReports(() => envelope(undefined, 206, 'Email belum terverifikasi'));
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer({ emailVerify: '0' }))));
  const { user } = await openReport();
  await write(user, 'Poin saya belum masuk');
  await user.click(send());
  expect(await screen.findByRole('button', { name: 'Kirim ulang' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Email kamu belum terverifikasi. Verifikasi dulu untuk mengirim laporan ya',
  );
  expect(send()).toBeDisabled();
});

test.each([
  [
    'the sixth of a day',
    () => envelope(undefined, 211, 'Habis'),
    'Kamu sudah mengirim lima laporan hari ini. Coba lagi besok ya',
  ],
  ['a broken server', () => failure(500), 'Sistem sedang mengalami gangguan : 500'],
  ['a lost network', networkFailure, 'Sistem mengalami gangguan'],
] satisfies [string, Answer, string][])(
  '%s is told in place, and the text stays',
  async (_case, answer, told) => {
    answerReports(answer);
    const { user } = await openReport();
    await write(user, 'Poin saya belum masuk');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(text()).toHaveValue('Poin saya belum masuk');
    expect(send()).toBeEnabled();
  },
);

test.each([
  [() => envelope(undefined, 40006, 'Kosong'), /Mohon isi laporan kamu/],
  [() => failure(400, 'Tidak valid', { field: 'message' }), /tidak bisa kami baca/],
])('what the server finds wrong with the text stands at the text', async (answer, told) => {
  answerReports(answer);
  const { user } = await openReport();
  await write(user, 'Poin saya belum masuk');
  await user.click(send());
  await waitFor(() => expect(text()).toHaveAccessibleDescription(told));
});

test('what was written survives a reload of the tab, for its member alone', async () => {
  const first = await openReport();
  await write(first.user, 'Poin saya belum masuk');
  const kept = sessionStorage.getItem('poku.report') ?? '';
  first.unmount();
  sessionStorage.setItem('poku.report', kept);
  const again = await openReport();
  expect(text()).toHaveValue('Poin saya belum masuk');
  again.unmount();
  sessionStorage.setItem('poku.report', kept);
  await openReport(aCustomer({ customer_id: 'member-agus' }));
  expect(text()).toHaveValue('');
});

test('a report of missing points is begun, but not over what was written', async () => {
  const about = '/faq/contact/send-report?tentang=poin';
  const begun = await openReport(undefined, about);
  expect(text()).toHaveValue('Poin saya belum masuk.\nPartner: \nTanggal transaksi: \nNilai transaksi: ');
  await write(begun.user, 'FitNusa');
  const kept = sessionStorage.getItem('poku.report') ?? '';
  begun.unmount();
  sessionStorage.setItem('poku.report', kept);
  await openReport(undefined, about);
  expect(text()).toHaveValue(
    'Poin saya belum masuk.\nPartner: \nTanggal transaksi: \nNilai transaksi: FitNusa',
  );
});

test('nothing is kept once the report is sent', async () => {
  accept();
  const { user } = await openReport();
  await write(user, 'Poin saya belum masuk');
  expect(sessionStorage).toHaveLength(1);
  await user.click(send());
  await screen.findByText('LAP-7K2M9Q');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is kept once the page is left, as a logout leaves it', async () => {
  const { user, router } = await openReport();
  await write(user, 'Poin saya belum masuk');
  expect(sessionStorage).toHaveLength(1);
  await act(() => router.navigate('/login'));
  expect(sessionStorage).toHaveLength(0);
});
