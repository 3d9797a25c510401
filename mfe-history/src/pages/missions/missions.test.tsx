import {
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './missions.page';

const server = startTestServer();

const mission = (missionId: string, changes: object = {}) => ({
  missionId,
  type: 'earn',
  target: 2,
  done: 1,
  pokuPoint: 150,
  status: 'open',
  ...changes,
});
const none = {
  week: '2026-11-30',
  weekEndDate: '2026-12-06T17:00:00.000Z',
  data: [],
  weekBefore: '2026-11-23',
  dataBefore: [],
};
const reached = mission('pakai-kupon', {
  type: 'use',
  target: 1,
  done: 1,
  pokuPoint: 100,
  status: 'reached',
});

/** How often the points of the header were read again. */
let customersRead = 0;
beforeEach(() => {
  customersRead = 0;
});
const open = async (answers: readonly object[], options: TestPlatformOptions = {}) => {
  const left = [...answers];
  server.use(
    onCall.get('/customerdetail/:clientId', () => {
      customersRead += 1;
      return envelope(aCustomer());
    }),
    onCall.get('/customermission/:clientId', () =>
      envelope({ ...none, ...(left.length > 1 ? left.shift() : left[0]) }),
    ),
  );
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  const told: string[] = [];
  platform.events.subscribe('alert.raised', ({ message }) => told.push(message));
  renderPage(page, { platform, path: '/misi' });
  return told;
};

test('each mission says what it takes, what it gives and how far it is, with the way to go on', async () => {
  await open([
    {
      data: [
        mission('dua-partner'),
        mission('tukar', { type: 'buy', target: 1_000, done: 0, pokuPoint: 50 }),
        mission('pakai', { type: 'use', target: 1, done: 1, status: 'paid' }),
      ],
    },
  ]);
  expect(await screen.findByText(/^Berlaku sampai Minggu, 06 Des 2026\./)).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Raih poin di 2 partner+150 poin1 dari 2Lihat partner',
    'Tukar 1.000 kupon+50 poin0 dari 1.000Pilih kupon',
    'Pakai 1 kupon+150 poinSudah diambil',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/earn-point', '/tukar']);
});

test('points that were reached are fetched by a press, told, and read again', async () => {
  const asked: unknown[] = [];
  server.use(
    onCall.post('/customermission', async ({ request }) => {
      asked.push(await request.json());
      return envelope({});
    }),
  );
  const told = await open([{ data: [reached] }, { data: [{ ...reached, status: 'paid' }] }]);
  const own = await screen.findByRole('button', { name: /^Ambil 100 poin.*Pakai 1 kupon$/ });
  expect(own).toHaveAttribute('part', 'button-primary');
  expect(screen.queryByRole('button', { name: /^Ambil semua/ })).not.toBeInTheDocument();
  await userEvent.click(own);
  expect(await screen.findByText('Sudah diambil')).toBeInTheDocument();
  expect(asked).toEqual([expect.objectContaining({ missionId: 'pakai-kupon', week: '2026-11-30' })]);
  expect(told).toEqual(['Hore, 100 poin masuk ke POKUPoin kamu.']);
  await waitFor(() => expect(customersRead).toBe(1));
});

test('what is left of the week before stands first, with its own week and its last day', async () => {
  const weeks: unknown[] = [];
  server.use(
    onCall.post('/customermission', async ({ request }) => {
      weeks.push(((await request.json()) as { week?: unknown }).week);
      return envelope({});
    }),
  );
  await open([{ data: [mission('dua-partner')], dataBefore: [reached] }]);
  const before = await screen.findByRole('region', { name: 'Dari minggu lalu' });
  expect(before).toHaveTextContent('Ambil paling lambat Minggu, 06 Des 2026.');
  await userEvent.click(within(before).getByRole('button', { name: /^Ambil 100 poin/ }));
  await waitFor(() => expect(weeks).toEqual(['2026-11-23']));
  await waitFor(() => expect(customersRead).toBe(1));
});

const both = { data: [mission('dua-partner', { done: 2, status: 'reached' })], dataBefore: [reached] };

test('all that waits is fetched with one press, each with its own week, and told as one', async () => {
  const asked: unknown[] = [];
  server.use(
    onCall.post('/customermission', async ({ request }) => {
      const { missionId, week } = (await request.json()) as Record<string, unknown>;
      asked.push([missionId, week]);
      return envelope({});
    }),
  );
  const told = await open([both, none]);
  const all = await screen.findByRole('button', { name: 'Ambil semua 250 poin' });
  expect(all).toHaveAttribute('part', 'button-primary');
  for (const one of screen.getAllByRole('button', { name: /^Ambil \d/ }))
    expect(one).toHaveAttribute('part', 'button-secondary');
  await userEvent.click(all);
  await waitFor(() => expect(told).toEqual(['Hore, 250 poin masuk ke POKUPoin kamu.']));
  expect(asked).toEqual([
    ['pakai-kupon', '2026-11-23'],
    ['dua-partner', '2026-11-30'],
  ]);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

test('of points of which some came, those are told, and why the others did not', async () => {
  let calls = 0;
  server.use(
    onCall.post('/customermission', () => {
      calls += 1;
      return calls === 1 ? envelope({}) : failure(500);
    }),
  );
  const told = await open([both, { ...both, dataBefore: [] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ambil semua 250 poin' }));
  await waitFor(() =>
    expect(told).toEqual([
      'Hore, 100 poin masuk ke POKUPoin kamu.',
      'Sistem sedang mengalami gangguan : 500',
    ]),
  );
  expect(await screen.findByRole('button', { name: /^Ambil 150 poin/ })).toBeEnabled();
});

test('a failure is told at its mission, and the points can be fetched again', async () => {
  server.use(onCall.post('/customermission', () => failure(500)));
  await open([{ data: [reached] }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Ambil 100 poin/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  expect(screen.getByRole('button', { name: /^Ambil 100 poin/ })).toBeEnabled();
});

test('a week without missions leads to the catalogue', async () => {
  await open([{}]);
  expect(await screen.findByText('Belum ada misi minggu ini.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});

test('without a page of partners a mission stands without a way', async () => {
  await open([{ data: [mission('dua-partner')] }], { isKnownPath: () => false });
  expect(await screen.findByText('Raih poin di 2 partner')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
