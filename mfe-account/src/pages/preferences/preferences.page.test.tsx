import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  anInterest,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './preferences.page';

const server = startTestServer();
const interests = [
  anInterest({ interest_id: '1', interest_name: 'Boba', status: 1 }),
  anInterest({ interest_id: '2', interest_name: 'Kopi' }),
];

async function openPreferences(rows = interests) {
  server.use(onCall.get('/customerinterest/member-siti', () => envelope(rows)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/preferensi' });
  return userEvent.setup({ delay: null });
}

test('every interest is a tile, and the chosen ones are on', async () => {
  await openPreferences();
  expect(await screen.findByRole('checkbox', { name: 'Boba' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Kopi' })).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Apa yang kamu suka?' })).toBeInTheDocument();
  expect(page.title).toBe('Preferensi Ku');
});

test('saving is possible once the choice differs, and replaces it', async () => {
  const sent: unknown[] = [];
  server.use(
    onCall.post('/customerinterest', async ({ request }) => {
      sent.push(await request.json());
      return envelope();
    }),
  );
  const user = await openPreferences();
  const save = await screen.findByRole('button', { name: 'Simpan' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Kopi' }));
  expect(screen.getByText('2 dipilih')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Kopi' }));
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Kopi' }));
  await user.click(screen.getByRole('checkbox', { name: 'Boba' }));
  await user.click(save);
  expect(await screen.findByText('Preferensi kamu tersimpan!')).toBeInTheDocument();
  expect(sent).toEqual([{ clientId: 'member-siti', interestIds: [{ interestId: '2' }] }]);
  expect(save).toBeDisabled();
  await waitFor(() => expect(screen.getByText('Preferensi kamu tersimpan!')).not.toBeVisible(), {
    timeout: 10_000,
  });
});

test('a save that fails keeps the choice and says why', async () => {
  server.use(onCall.post('/customerinterest', networkFailure));
  const user = await openPreferences();
  await user.click(await screen.findByRole('checkbox', { name: 'Kopi' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
  expect(screen.getByRole('checkbox', { name: 'Kopi' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled();
});

test('two presses send once', async () => {
  let sent = 0;
  let answer: (response: Response) => void = () => undefined;
  server.use(
    onCall.post('/customerinterest', () => {
      sent += 1;
      return new Promise<Response>((resolve) => (answer = resolve));
    }),
  );
  const user = await openPreferences();
  await user.click(await screen.findByRole('checkbox', { name: 'Kopi' }));
  await user.dblClick(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent).toBe(1));
  answer(envelope());
  await screen.findByText('Preferensi kamu tersimpan!');
  expect(sent).toBe(1);
});

test('a reading that fails has its text, and Coba lagi heals it', async () => {
  server.use(onCall.get('/customerinterest/member-siti', () => failure(500)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/preferensi' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal mendapatkan user preferensi data. Sistem mengalami gangguan',
  );
  server.use(onCall.get('/customerinterest/member-siti', () => envelope(interests)));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('checkbox', { name: 'Boba' })).toBeInTheDocument();
});

test('without any interest the page says so', async () => {
  await openPreferences([]);
  expect(await screen.findByText('Belum ada preferensi yang bisa dipilih.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
});
