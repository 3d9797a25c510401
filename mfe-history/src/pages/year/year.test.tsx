import {
  aCustomer,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSavedFiles } from '../../testing/saved-files';
import { page } from './year.page';

const server = startTestServer();
const saved = startSavedFiles();

const months = (points: Readonly<Record<number, number>>) =>
  Array.from({ length: 12 }, (_, index) => ({ earnedPoint: points[index] ?? 0, usedPoint: 0 }));
const full = {
  years: [{ year: 2026 }, { year: 2025 }],
  year: 2026,
  running: false,
  earnedPoint: 15_500,
  usedPoint: 7_000,
  endedPoint: 0,
  months: months({ 2: 3_000, 10: 12_500 }),
  partners: [
    { partnerName: 'NusaPoin', pokuPoint: 12_500 },
    { partnerName: 'FitNusa', pokuPoint: 3_000 },
  ],
  purchaseCount: 2,
  couponCount: 3,
  couponWorth: 150_000,
  usedCouponCount: 1,
  topBrand: { brandName: 'Kopi Serambi', couponCount: 2 },
};
const none = {
  ...full,
  earnedPoint: 0,
  usedPoint: 0,
  months: months({}),
  partners: [],
  purchaseCount: 0,
  couponCount: 0,
  couponWorth: 0,
  usedCouponCount: 0,
  topBrand: null,
};

const asked: (string | null)[] = [];
const open = async (
  data: object,
  { url = '/setahun-poku', ...options }: TestPlatformOptions & { readonly url?: string } = {},
) => {
  asked.length = 0;
  server.use(
    onCall.get('/customeryear/:clientId', ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('year');
      asked.push(wanted);
      return envelope({ ...full, ...data, ...(wanted !== null && { year: Number(wanted) }) });
    }),
  );
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  return renderPage(page, { platform, path: '/setahun-poku', url });
};

test('the year is told in figures, each with its name, and who gave the points', async () => {
  await open({});
  expect(await screen.findByText('15.500')).toBeInTheDocument();
  expect(screen.getByText('Setahun Poku 2026')).toBeInTheDocument();
  expect(screen.getByText('1 Jan sampai 31 Des')).toBeInTheDocument();
  expect(screen.getByText('Paling ramai November, 12.500 poin.')).toBeInTheDocument();
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['Nilai kuponmu', 'Rp150.000'],
    ['Poin ditukar', '7.000'],
    ['Kupon dibeli', '31 kupon dipakai'],
    ['Brand favoritmu', 'Kopi Serambi2 kupon'],
    ['Poin hangus', 'Tidak ada'],
  ]);
  const partners = within(screen.getByRole('region', { name: 'Dari mana poinmu' })).getAllByRole('listitem');
  expect(partners.map(({ textContent }) => textContent)).toEqual([
    'NusaPoin12.500 poin',
    'FitNusa3.000 poin',
  ]);
});

test('each month is said with its points, and is as high as they are', async () => {
  await open({});
  const list = await screen.findByRole('list', { name: 'Poin yang kamu raih tiap bulan' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(12);
  expect(rows[2]).toHaveTextContent('Maret: 3.000 poin');
  expect(rows[11]).toHaveTextContent('Desember: 0 poin');
  const heights = rows.map((row) => row.querySelector<HTMLElement>('[style]')?.style.height);
  expect([heights[2], heights[10], heights[11]]).toEqual(['24%', '100%', '0%']);
});

test('a running year says until when it is told', async () => {
  await open({ running: true });
  expect(await screen.findByText(/^1 Jan sampai \d\d [A-Z][a-z]{2} \d{4}$/)).toBeInTheDocument();
});

test('another year is a press away, and has an address', async () => {
  const { router } = await open({});
  await userEvent.click(await screen.findByRole('tab', { name: '2025' }));
  expect(await screen.findByText('Setahun Poku 2025')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tahun=2025');
  expect(asked).toEqual([null, '2025']);
});

test('what is no year in the address asks for the usual one', async () => {
  await open({}, { url: '/setahun-poku?tahun=dua' });
  expect(await screen.findByText('Setahun Poku 2026')).toBeInTheDocument();
  expect(asked).toEqual([null]);
});

test('a year in which nothing moved says so, and the others stay in reach', async () => {
  await open(none);
  expect(await screen.findByText('Tidak ada poin yang masuk atau ditukar di 2026.')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '2025' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /gambar/ })).not.toBeInTheDocument();
});

test('who never had points is led to the first ones, where that page is known', async () => {
  await open({ ...none, years: [] });
  expect(
    await screen.findByText('Belum ada yang bisa diceritakan. Poin pertamamu memulainya.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cara dapat poin' })).toHaveAttribute('href', '/earn-point');
});

test('coupons that were used without having been bought in the year have a figure of their own', async () => {
  await open({ ...none, usedCouponCount: 2 });
  expect(await screen.findByText('Kupon dipakai')).toBeInTheDocument();
});

test('what there was none of is left out, and points that ended are told', async () => {
  await open({ ...none, years: [{ year: 2026 }], earnedPoint: -20, endedPoint: 40 });
  expect(await screen.findByText('Poin hangus')).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['40']);
  expect(screen.queryByText(/^Paling ramai/)).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

describe('the picture', () => {
  /** What was written on the canvas. */
  const texts: string[] = [];
  const context = {
    fillRect: jest.fn(),
    beginPath: jest.fn(),
    arc: jest.fn(),
    fill: jest.fn(),
    roundRect: jest.fn(),
    measureText: () => ({ width: 100 }),
    fillText: (text: string) => texts.push(text),
  };
  const shared = jest.fn<Promise<void>, [ShareData]>();
  const canvas = HTMLCanvasElement.prototype;
  const { getContext, toBlob } = Object.getOwnPropertyDescriptors(canvas);
  beforeEach(() => {
    texts.length = 0;
    shared.mockReset().mockResolvedValue(undefined);
    Object.assign(canvas, {
      getContext: () => context,
      toBlob: (give: BlobCallback) => give(new Blob(['picture'], { type: 'image/png' })),
    });
  });
  afterEach(() => {
    Object.defineProperties(canvas, { getContext, toBlob });
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  const withSheet = () => Object.assign(navigator, { canShare: () => true, share: shared });

  test('is saved where the device shares no files, with figures alone', async () => {
    await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan gambar' }));
    await waitFor(() => expect([...saved.keys()]).toEqual(['setahun-poku-2026.png']));
    expect(texts).toEqual(expect.arrayContaining(['Setahun Poku', '2026', '15.500', 'Rp150.000', '7.000']));
    expect(texts.join()).not.toContain(aCustomer().name);
  });

  test('goes to another app by the device’s sheet; who closes it has changed their mind', async () => {
    withSheet();
    shared.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await open({});
    const button = await screen.findByRole('button', { name: 'Bagikan gambar' });
    await userEvent.click(button);
    await waitFor(() => expect(shared).toHaveBeenCalled());
    const [data] = shared.mock.calls[0] ?? [];
    expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['setahun-poku-2026.png', 'image/png'],
    ]);
    expect(data?.text).toBe('Setahun Poku 2026 punyaku.');
    await screen.findByRole('button', { name: 'Bagikan gambar', busy: false });
    expect(saved.size).toBe(0);
  });

  test('that cannot be made is told', async () => {
    Object.assign(canvas, { getContext: () => null });
    const { platform } = await createTestPlatform({ member: aCustomer() });
    server.use(onCall.get('/customeryear/:clientId', () => envelope(full)));
    const told: string[] = [];
    platform.events.subscribe('alert.raised', ({ message }) => told.push(message));
    renderPage(page, { platform, path: '/setahun-poku' });
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan gambar' }));
    await screen.findByRole('button', { name: 'Simpan gambar', busy: false });
    expect(told).toEqual(['Gambar belum bisa dibuat. Coba lagi, ya.']);
  });
});
