import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aCustomerSetting,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './notification-settings.page';

const server = startTestServer();
const on = { notif: 1, promo: 1, expired: 1 } as const;
type Channel = 'SMS' | 'Email' | 'Notifikasi di HP';
const off = { notif: 0, promo: 0, expired: 0 } as const;

async function openSettings(setting = aCustomerSetting(), member = aCustomer()) {
  server.use(onCall.get('/customersetting/:clientId', () => envelope(setting)));
  const { platform } = await createTestPlatform({ member });
  renderPage(page, { platform, path: '/change-notification' });
  await screen.findByRole('switch', { name: 'Notifikasi' });
  return userEvent.setup({ delay: null });
}
const inChannel = (channel: Channel) => within(screen.getByRole('group', { name: channel }));
const turn = (channel: Channel, name: string) => inChannel(channel).getByRole('switch', { name });
const states = (channel: Channel) =>
  inChannel(channel)
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ checked }) => checked);

function collectSaves() {
  const sent: unknown[] = [];
  server.use(
    onCall.put('/customersetting', async ({ request }) => {
      sent.push(await request.json());
      return envelope();
    }),
  );
  return sent;
}

test('"Semua" takes its channel along and leaves the other alone', async () => {
  const user = await openSettings();
  await user.click(turn('SMS', 'Semua'));
  expect(states('SMS')).toEqual([false, false, false]);
  expect(states('Email')).toEqual([true, true, true]);
});

test('one switch off turns "Semua" off, and on again when both are on', async () => {
  const user = await openSettings();
  await user.click(turn('Email', 'Promo'));
  expect(states('Email')).toEqual([false, false, true]);
  await user.click(turn('Email', 'Promo'));
  expect(states('Email')).toEqual([true, true, true]);
});

test('the changes are saved together, with the master switch', async () => {
  const sent = collectSaves();
  const user = await openSettings();
  const save = screen.getByRole('button', { name: 'Simpan' });
  expect(save).toBeDisabled();
  await user.click(turn('SMS', 'Poin & kupon kedaluwarsa'));
  await user.click(save);
  expect(await screen.findByText('Pengaturan notifikasi kamu berhasil diperbarui!')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      clientId: 'member-siti',
      notifStatus: '1',
      channels: { sms: { notif: 0, promo: 1, expired: 0 }, email: on, push: on },
    },
  ]);
  expect(save).toBeDisabled();
});

test('with every switch off the details are gone and only codes are promised', async () => {
  const user = await openSettings(aCustomerSetting({ channels: { sms: off, email: on, push: off } }));
  expect(screen.queryByText('Kamu hanya akan menerima pesan berisi kode OTP.')).not.toBeInTheDocument();
  await user.click(turn('Email', 'Semua'));
  expect(screen.getByText('Kamu hanya akan menerima pesan berisi kode OTP.')).toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: 'Promo' })).not.toBeInTheDocument();
  await user.click(turn('SMS', 'Semua'));
  expect(states('SMS')).toEqual([true, true, true]);
});

test('when a detail goes with its last switch, the focus stays in its channel', async () => {
  const user = await openSettings(
    aCustomerSetting({ channels: { sms: off, email: { ...off, expired: 1 }, push: off } }),
  );
  await user.click(turn('Email', 'Poin & kupon kedaluwarsa'));
  expect(turn('Email', 'Semua')).toHaveFocus();
});

test('the master switch hides the channels, keeps their switches and is saved', async () => {
  const sent = collectSaves();
  const user = await openSettings();
  await user.click(screen.getByRole('switch', { name: 'Notifikasi' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText('Kamu hanya akan menerima pesan berisi kode OTP.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { clientId: 'member-siti', notifStatus: '0', channels: { sms: on, email: on, push: on } },
    ]),
  );
});

test('promotions are closed while the e-mail is unverified, with the reason and a new mail', async () => {
  server.use(onCall.post('/verificationemail', () => envelope()));
  const user = await openSettings(aCustomerSetting(), aCustomer({ emailVerify: '0' }));
  for (const channel of ['SMS', 'Email', 'Notifikasi di HP'] as const) {
    expect(turn(channel, 'Promo')).toBeDisabled();
    expect(turn(channel, 'Promo')).not.toBeChecked();
    expect(turn(channel, 'Promo')).toHaveAccessibleDescription(
      'Verifikasi email kamu dulu untuk menerima promo.',
    );
  }
  expect([states('SMS'), states('Email')]).toEqual([
    [false, false, true],
    [false, false, true],
  ]);
  expect(turn('SMS', 'Semua')).toBeDisabled();
  expect(turn('SMS', 'Semua')).toHaveAccessibleDescription(
    'Termasuk promo, jadi verifikasi email kamu dulu.',
  );
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  expect(await screen.findByText('Email verifikasi terkirim, cek inbox kamu!')).toBeInTheDocument();
});

test('with everything off and an unverified e-mail "Semua" brings back what may be on, and the focus goes there', async () => {
  const user = await openSettings(aCustomerSetting(), aCustomer({ emailVerify: '0' }));
  await user.click(turn('SMS', 'Poin & kupon kedaluwarsa'));
  await user.click(turn('Notifikasi di HP', 'Poin & kupon kedaluwarsa'));
  await user.click(turn('Email', 'Poin & kupon kedaluwarsa'));
  expect(screen.getByText('Kamu hanya akan menerima pesan berisi kode OTP.')).toBeInTheDocument();
  expect(turn('Email', 'Semua')).toHaveFocus();
  await user.click(turn('SMS', 'Semua'));
  expect(states('SMS')).toEqual([false, false, true]);
  expect(turn('SMS', 'Poin & kupon kedaluwarsa')).toHaveFocus();
});

test('after a mail the button counts down, and no second mail goes out', async () => {
  let sent = 0;
  server.use(
    onCall.post('/verificationemail', () => {
      sent += 1;
      return envelope();
    }),
  );
  const user = await openSettings(aCustomerSetting(), aCustomer({ emailVerify: '0' }));
  await user.dblClick(screen.getByRole('button', { name: 'Kirim ulang' }));
  const waiting = await screen.findByRole('button', { name: /^Kirim ulang dalam (01:00|00:5\d)$/ });
  expect(waiting).toBeDisabled();
  await user.click(waiting);
  expect(sent).toBe(1);
});

test('a mail that was just sent from elsewhere is told, with what is left of the wait', async () => {
  server.use(onCall.post('/verificationemail', () => envelope({ resendIn: 30 }, 203)));
  const user = await openSettings(aCustomerSetting(), aCustomer({ emailVerify: '0' }));
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  expect(await screen.findByText('Email verifikasi baru saja dikirim. Cek inbox kamu dulu ya')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Kirim ulang dalam 00:(30|2\d)$/ })).toBeDisabled();
});

test('too many verification mails are told', async () => {
  server.use(onCall.post('/verificationemail', () => envelope(undefined, 207)));
  const user = await openSettings(aCustomerSetting(), aCustomer({ emailVerify: '0' }));
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  expect(
    await screen.findByText('Permintaan email verifikasi kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
  ).toBeInTheDocument();
});

test('a save that fails loses nothing', async () => {
  server.use(onCall.put('/customersetting', networkFailure));
  const user = await openSettings();
  await user.click(turn('SMS', 'Promo'));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
  expect(turn('SMS', 'Promo')).not.toBeChecked();
  const sent = collectSaves();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Pengaturan notifikasi kamu berhasil diperbarui!');
  expect(sent).toHaveLength(1);
});

test('settings that cannot be read are told in place', async () => {
  server.use(onCall.get('/customersetting/:clientId', () => failure(503)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/change-notification' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
});
