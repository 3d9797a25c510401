import { createTestPlatform, envelope, failure, onCall, renderPage, startTestServer } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './way-out.page';

const server = startTestServer();
const user = userEvent.setup({ delay: null });
const LOOK = '/checkunsubscribe';
const TAKE = '/unsubscribe';

async function open(token = 'bagus') {
  window.history.replaceState(null, '', `/berhenti-email#${token}`);
  const { platform } = await createTestPlatform();
  return renderPage(page, {
    platform,
    path: '/berhenti-email',
    url: `/berhenti-email#${token}`,
    routes: { '/change-notification': 'Halaman pengaturan' },
  });
}
/** What both calls answer, and which tokens they were asked about. */
const serveWayOut = (emailKind: string, isOff = false) => {
  const asked: unknown[] = [];
  for (const path of [LOOK, TAKE])
    server.use(
      onCall.post(path, async ({ request }) => {
        asked.push([path, await request.json()]);
        return envelope({ emailKind, isOff });
      }),
    );
  return asked;
};
const confirm = () => screen.findByRole('button', { name: 'Ya, berhenti' });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test.each([
  ['promo', 'Berhenti menerima promo lewat email?', 'Promo lewat email sudah dimatikan'],
  ['expired', 'Berhenti menerima pengingat lewat email?', 'Pengingat lewat email sudah dimatikan'],
  ['all', 'Berhenti menerima kabar lewat email?', 'Kabar lewat email sudah dimatikan'],
])('a way out of %s is taken by a press alone', async (emailKind, question, turnedOff) => {
  const asked = serveWayOut(emailKind);
  const { address } = await open('a.b-c_d');
  expect(await heading(question)).toBeVisible();
  expect(asked).toEqual([[LOOK, { token: 'a.b-c_d' }]]);
  await user.click(await confirm());
  expect(await heading(turnedOff)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nyalakan lagi kapan saja');
  expect(asked.slice(1)).toEqual([[TAKE, { token: 'a.b-c_d' }]]);
  await user.click(screen.getByRole('link', { name: 'Pengaturan Notifikasi' }));
  expect(address()).toBe('/change-notification');
});

test('one that was taken says so, and asks nothing', async () => {
  const asked = serveWayOut('promo', true);
  await open();
  expect(await heading('Promo lewat email sudah dimatikan')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test('a link that is none says calmly that nothing changed', async () => {
  server.use(onCall.post(LOOK, () => envelope(undefined, 201)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Link ini tidak dikenali.*Tidak ada yang berubah/,
  );
  expect(screen.getByRole('link', { name: 'Pengaturan Notifikasi' })).toBeVisible();
});

test('so does an address without a token, which asks nobody', async () => {
  await open('');
  expect(await screen.findByRole('alert')).toHaveTextContent('Link ini tidak dikenali');
});

test('a disturbance is no bad link: it is looked at once more', async () => {
  server.use(onCall.post(LOOK, () => failure(503)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  serveWayOut('promo');
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await confirm()).toBeVisible();
});

test('a press that fails is told beside the button, which can be pressed again', async () => {
  serveWayOut('promo');
  await open();
  const button = await confirm();
  server.use(onCall.post(TAKE, () => failure(503)));
  await user.click(button);
  expect(await screen.findByText('Sistem sedang mengalami gangguan : 503')).toBeVisible();
  serveWayOut('promo');
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
  await user.click(await confirm());
  expect(await heading('Promo lewat email sudah dimatikan')).toBeVisible();
});
