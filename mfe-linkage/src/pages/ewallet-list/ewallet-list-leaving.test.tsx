import { act, screen } from '@testing-library/react';
import {
  aLinkStart,
  aLinkStatus,
  envelope,
  pass,
  startHandTimers,
  startTestServer,
  until,
} from '@poku/testing';
import { anEwallet, BINDING_URL, noteCalls, openLinking } from '../../testing/linking';
import { page } from './ewallet-list.page';

const server = startTestServer();
startHandTimers();

async function proceed(start: ReturnType<typeof aLinkStart>) {
  const sent = noteCalls(server, '/initiatelink', () => envelope(start));
  const opened = await openLinking({ server, page, path: '/ewallet-linkage' });
  const { user } = opened;
  await until(() => screen.queryByRole('button', { name: 'Hubungkan DompetNusa' }));
  await user.click(screen.getByRole('button', { name: 'Hubungkan DompetNusa' }));
  await until(() => screen.queryByRole('checkbox'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  return { ...opened, sent };
}
const toPage = aLinkStart({ directLinkage: 0, binding_url: BINDING_URL, status_desc: 'Pending' });
const pending = aLinkStart({ directLinkage: 0, status_desc: 'Pending' });
const dialog = (name: string) => screen.queryByRole('dialog', { name });

test('the way to the e-wallet is announced for exactly three seconds, and leads back to its result', async () => {
  const { left, sent } = await proceed(toPage);
  await until(() => dialog('Kamu akan dibawa ke DompetNusa'));
  pass(2_999);
  expect(left).toEqual([]);
  pass(1);
  expect(left).toEqual([BINDING_URL]);
  expect(sent).toEqual([expect.objectContaining({ urlRedirect: '/ewallet-linkage/dompetnusa' })]);
});

test('a way that is called off leads nowhere', async () => {
  const { left, user } = await proceed(toPage);
  await until(() => dialog('Kamu akan dibawa ke DompetNusa'));
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  pass(10_000);
  expect(left).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a page that the browser shows again after the e-wallet’s no longer leads there', async () => {
  await proceed(toPage);
  await until(() => dialog('Kamu akan dibawa ke DompetNusa'));
  pass(3_000);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a link that is not known yet is asked for every five seconds until it is there', async () => {
  const asked = noteCalls(
    server,
    '/initiatelink/checkstatus',
    () => envelope(aLinkStatus({ status_desc: 'Pending' })),
    () => envelope(aLinkStatus()),
  );
  const { told } = await proceed(pending);
  await until(() => dialog('Sedang diproses'));
  expect(dialog('Sedang diproses')).toHaveAccessibleDescription(/Kami menunggu kabar dari DompetNusa/);
  pass(4_999);
  expect(asked).toEqual([]);
  pass(1);
  await until(() => asked.length === 1);
  await until(() => {
    pass(5_000);
    return asked.length === 2;
  });
  await until(() => screen.queryByText('Selamat! Akun DompetNusa berhasil terhubung.'));
  expect(asked[0]).toEqual({ clientId: 'member-siti', authCode: 'state-1' });
  expect(told).toContainEqual({ name: 'partner.linked', payload: { partnerId: '3' } });
});

test('a link that failed at the e-wallet is told with its reason', async () => {
  noteCalls(server, '/initiatelink/checkstatus', () =>
    envelope(aLinkStatus({ status_desc: 'Failed', message: 'Waktunya sudah habis.' })),
  );
  await proceed(pending);
  await until(() => dialog('Sedang diproses'));
  pass(5_000);
  await until(() => screen.queryByRole('alertdialog', { name: 'Linking Kamu Gagal' }));
  expect(screen.getByText('Waktunya sudah habis.')).toBeInTheDocument();
});

test('after 24 tries nobody asks any more, and the dialog says how to go on', async () => {
  const asked = noteCalls(server, '/initiatelink/checkstatus', () =>
    envelope(aLinkStatus({ status_desc: 'Pending' })),
  );
  const { user } = await proceed(pending);
  await until(() => dialog('Sedang diproses'));
  await until(() => {
    pass(5_000);
    return screen.queryByText(/Belum ada kabar dari DompetNusa/);
  });
  expect(asked).toHaveLength(24);
  pass(60_000);
  expect(asked).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('news of the link that come by the bus end the wait', async () => {
  const { platform } = await proceed(pending);
  await until(() => dialog('Sedang diproses'));
  act(() => platform.events.publish('partner.linked', { partnerId: '3' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await until(() => screen.queryByText('Selamat! Akun DompetNusa berhasil terhubung.'));
});

test('an e-wallet that is linked can be unlinked under its own name of the failure', async () => {
  noteCalls(server, '/partnerunlink', () => envelope(undefined, 201));
  const { user } = await openLinking({
    server,
    page,
    path: '/ewallet-linkage',
    ewallets: [anEwallet({ linked: 1 })],
  });
  await until(() => screen.queryByRole('button', { name: 'Putuskan' }));
  await user.click(screen.getByRole('button', { name: 'Putuskan' }));
  await user.click(screen.getByRole('checkbox', { name: 'DompetNusa' }));
  await user.click(screen.getByRole('button', { name: 'Putuskan yang dipilih' }));
  await until(() => screen.queryByRole('button', { name: 'Ya, putuskan' }));
  await user.click(screen.getByRole('button', { name: 'Ya, putuskan' }));
  await until(() => screen.queryByRole('alertdialog', { name: 'Proses unlinkage e-wallet gagal!' }));
});
