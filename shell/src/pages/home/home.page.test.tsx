import { createApiError } from '@poku/platform/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageModule, PartnerBrand, SlotSource } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import {
  aCustomer,
  anOpenLink,
  anOpenTransaction,
  aRunningCode,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { homeWording } from '../../wording/home';
import { HomePage } from './home.page';

const server = startTestServer();
afterEach(() => localStorage.clear());
const home: PageModule = { title: homeWording.title, Component: HomePage };
const widgetOf = (text: string) => () => <p>{text}</p>;

async function openHome(options: Omit<TestPlatformOptions, 'slots'>, fails = false) {
  const loadGuide = jest.fn(() =>
    fails ? Promise.reject(new Error('offline')) : Promise.resolve(widgetOf('Panduan')),
  );
  const places: Readonly<Record<string, ReturnType<SlotSource['widgets']>>> = {
    dashboard: [{ id: 'mfe-x/row', heightPx: 100, load: () => Promise.resolve(widgetOf('Kategori')) }],
    welcome: [{ id: 'mfe-account/short-guide', heightPx: 0, load: loadGuide }],
    notice: [
      { id: 'mfe-account/email-notice', heightPx: 0, load: () => Promise.resolve(widgetOf('Cek inbox')) },
    ],
  };
  const slots: SlotSource = { widgets: (slot) => places[slot] ?? [] };
  const { platform } = await createTestPlatform({ ...options, slots });
  renderPage(home, { platform, path: '/' });
  await screen.findByText('Kategori');
  return loadGuide;
}

test('a new member is welcomed over the home', async () => {
  await openHome({ member: aCustomer({ loginStatus: '0' }) });
  expect(await screen.findByText('Panduan')).toBeInTheDocument();
});

test.each([
  ['a member who has seen a guide', { member: aCustomer() }],
  ['a guest', {}],
])('for %s the guide is not even loaded', async (_, options) => {
  const loadGuide = await openHome(options);
  expect(loadGuide).not.toHaveBeenCalled();
  expect(screen.queryByText('Panduan')).not.toBeInTheDocument();
});

test.each([
  ['an unverified address', { emailVerify: '0' }, 1],
  ['a new address that waits', { pendingEmail: 'siti.baru@contoh.id' }, 1],
  ['a verified address', {}, 0],
] as const)('a member with %s is told of it above the rows, or not', async (_, member, times) => {
  await openHome({ member: aCustomer(member) });
  await waitFor(() => expect(screen.queryAllByText('Cek inbox')).toHaveLength(times));
  // At the next start its room is kept before the member is known.
  expect(localStorage).toHaveLength(times);
});

test('the notice goes once the address is verified', async () => {
  const { platform } = await createTestPlatform({
    member: aCustomer({ emailVerify: '0' }),
    slots: {
      widgets: (slot) =>
        slot === 'notice'
          ? [{ id: 'mfe-x/notice', heightPx: 0, load: () => Promise.resolve(widgetOf('Cek inbox')) }]
          : [],
    },
  });
  renderPage(home, { platform, path: '/' });
  await screen.findByText('Cek inbox');
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  act(() => platform.events.publish('customer.changed', { clientId: 'member-siti' }));
  await waitFor(() => expect(screen.queryByText('Cek inbox')).not.toBeInTheDocument());
});

test.each([
  ['running-codes', { runningCodes: [aRunningCode()] }],
  ['open-links', { openLinkages: [anOpenLink()] }],
])('%s are asked for by who has any alone', async (place, member) => {
  const load = jest.fn(() => Promise.resolve(widgetOf('Menunggu kamu')));
  const slots: SlotSource = {
    widgets: (slot) =>
      slot === place
        ? [{ id: 'mfe-x/waiting', heightPx: 64, load }]
        : slot === 'dashboard'
          ? [{ id: 'mfe-x/row', heightPx: 100, load: () => Promise.resolve(widgetOf('Kategori')) }]
          : [],
  };
  const open = async (customer: ReturnType<typeof aCustomer>) => {
    const { platform } = await createTestPlatform({ member: customer, slots });
    const view = renderPage(home, { platform, path: '/' });
    await screen.findByText('Kategori');
    return view;
  };
  (await open(aCustomer())).unmount();
  expect(load).not.toHaveBeenCalled();
  await open(aCustomer(member));
  expect(await screen.findByText('Menunggu kamu')).toBeInTheDocument();
});

test('a guide that cannot be loaded leaves the home as it is', async () => {
  const loadGuide = await openHome({ member: aCustomer({ loginStatus: '0' }) }, true);
  await waitFor(() => expect(loadGuide).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Kategori')).toBeInTheDocument();
});

async function openMemberHome(totalpoint: number, changes: Parameters<typeof aCustomer>[0] = {}) {
  const widgets = [{ id: 'mfe-x/row', heightPx: 100, load: () => Promise.resolve(widgetOf('Kategori')) }];
  const slots: SlotSource = { widgets: (slot) => (slot === 'dashboard' ? widgets : []) };
  const { platform } = await createTestPlatform({ member: aCustomer({ totalpoint, ...changes }), slots });
  const view = renderPage(home, { platform, path: '/' });
  await screen.findByText('Kategori');
  return view;
}

test('a row that failed without a network says so and comes back by itself', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = () =>
    navigator.onLine ? Promise.resolve(widgetOf('Kategori')) : Promise.reject(new Error('offline'));
  const widgets = [{ id: 'mfe-x/row', heightPx: 100, load }];
  const slots: SlotSource = { widgets: (slot) => (slot === 'dashboard' ? widgets : []) };
  const { platform } = await createTestPlatform({ member: aCustomer(), slots });
  renderPage(home, { platform, path: '/' });
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Kamu sedang offline');
  expect(panel).toHaveTextContent('Bagian ini butuh internet');
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Kategori')).toBeInTheDocument();
  isOnline.mockRestore();
});

test('a row that failed before the device said that it is offline says so then, and comes back by itself', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let isReached = false;
  const load = () =>
    isReached ? Promise.resolve(widgetOf('Kategori')) : Promise.reject(new Error('cut off'));
  const widgets = [{ id: 'mfe-x/row', heightPx: 100, load }];
  const slots: SlotSource = { widgets: (slot) => (slot === 'dashboard' ? widgets : []) };
  const { platform } = await createTestPlatform({ member: aCustomer(), slots });
  renderPage(home, { platform, path: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Bagian ini belum bisa dibuka');
  isOnline.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Bagian ini butuh internet');
  isReached = true;
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Kategori')).toBeInTheDocument();
  isOnline.mockRestore();
});

test('rows that the API could not fill say so once, and come back by themselves', async () => {
  let isDown = true;
  const error = createApiError({ kind: 'http', call: '/category/{clientId}', code: 502 });
  const row = (text: string) =>
    function Row() {
      if (isDown) throw error;
      return <p>{text}</p>;
    };
  const isQuiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const widgets = ['Kategori', 'Populer', 'Promo'].map((text) => ({
    id: `mfe-x/${text}`,
    heightPx: 100,
    load: () => Promise.resolve(row(text)),
  }));
  const slots: SlotSource = { widgets: (slot) => (slot === 'dashboard' ? widgets : []) };
  const { platform } = await createTestPlatform({ member: aCustomer(), slots });
  renderPage(home, { platform, path: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Beberapa bagian belum bisa dibuka');
  isDown = false;
  fireEvent(document, new Event('visibilitychange'));
  for (const text of ['Kategori', 'Populer', 'Promo'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isQuiet.mockRestore();
});

test('a row that failed with a network waits for the member', async () => {
  const load = jest.fn(() => Promise.reject(new Error('broken')));
  const widgets = [{ id: 'mfe-x/row', heightPx: 100, load }];
  const slots: SlotSource = { widgets: (slot) => (slot === 'dashboard' ? widgets : []) };
  const { platform } = await createTestPlatform({ member: aCustomer(), slots });
  renderPage(home, { platform, path: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Bagian ini belum bisa dibuka');
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('who has no point yet is told how to get the first ones, and nobody else', async () => {
  const { unmount } = await openMemberHome(0);
  expect(screen.getByRole('heading', { name: 'Yuk, mulai kumpulkan poin' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kumpulkan poin' })).toHaveAttribute('href', '/earn-point');
  expect(screen.getByRole('link', { name: 'Hubungkan partner' })).toHaveAttribute('href', '/partner-linkage');
  unmount();
  await openMemberHome(1);
  expect(screen.queryByText('Yuk, mulai kumpulkan poin')).not.toBeInTheDocument();
});

describe('where a remote tells the ways to the first points', () => {
  const openWays = async (load: () => Promise<() => React.ReactNode>, totalpoint = 0) => {
    const loadWays = jest.fn(load);
    const places: Readonly<Record<string, ReturnType<SlotSource['widgets']>>> = {
      'first-points': [{ id: 'mfe-x/ways', heightPx: 420, load: loadWays }],
      dashboard: [{ id: 'mfe-x/row', heightPx: 100, load: () => Promise.resolve(widgetOf('Kategori')) }],
    };
    const slots: SlotSource = { widgets: (slot) => places[slot] ?? [] };
    const { platform } = await createTestPlatform({ member: aCustomer({ totalpoint }), slots });
    renderPage(home, { platform, path: '/' });
    await screen.findByText('Kategori');
    return { platform, loadWays };
  };

  test('they stand there in the place of our own words, and leave with the first points', async () => {
    const { platform } = await openWays(() => Promise.resolve(widgetOf('Belanja pertama')));
    expect(await screen.findByText('Belanja pertama')).toBeInTheDocument();
    expect(screen.queryByText('Yuk, mulai kumpulkan poin')).not.toBeInTheDocument();
    server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer({ totalpoint: 250 }))));
    act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
    await waitFor(() => expect(screen.queryByText('Belanja pertama')).not.toBeInTheDocument());
  });

  test('their room is kept from the next start on, before the points are known, until there are some', async () => {
    const none = await openWays(() => Promise.resolve(widgetOf('Belanja pertama')));
    await screen.findByText('Belanja pertama');
    expect(localStorage.getItem(STORAGE_KEYS.firstPoints)).not.toBeNull();
    server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer({ totalpoint: 250 }))));
    act(() => none.platform.events.publish('points.changed', { clientId: 'member-siti' }));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.firstPoints)).toBeNull());
  });

  test('before the points are known their room stands empty where the last start had them, and nowhere else', async () => {
    const open = async (isNoted: boolean) => {
      const widgets: SlotSource['widgets'] = (slot) =>
        slot === 'first-points'
          ? [{ id: 'mfe-x/ways', heightPx: 420, load: () => Promise.resolve(widgetOf('Cara')) }]
          : [];
      const { platform } = await createTestPlatform({ slots: { widgets } });
      if (isNoted) localStorage.setItem(STORAGE_KEYS.firstPoints, '1');
      return renderPage(home, { platform, path: '/' });
    };
    const noted = await open(true);
    const roomIn = ({ container }: typeof noted) => container.querySelector('[class]:empty');
    await waitFor(() => expect(roomIn(noted)).toHaveStyle({ height: '420px' }));
    noted.unmount();
    localStorage.clear();
    const unnoted = await open(false);
    // The rows themselves, in which nothing stands.
    await waitFor(() => expect(roomIn(unnoted)).not.toBeNull());
    expect(roomIn(unnoted)).not.toHaveStyle({ height: '420px' });
  });

  test('what cannot be loaded leaves our own words', async () => {
    await openWays(() => Promise.reject(new Error('offline')));
    expect(await screen.findByRole('link', { name: 'Kumpulkan poin' })).toHaveAttribute(
      'href',
      '/earn-point',
    );
  });

  test('who has points does not even load them', async () => {
    const { loadWays } = await openWays(() => Promise.resolve(widgetOf('Belanja pertama')), 1);
    expect(loadWays).not.toHaveBeenCalled();
  });
});

test.each([
  ['points', { pokuPoinHeld: 15_000 }],
  ['an open payment', { openTransactions: [anOpenTransaction({ pokuPoinHeld: 0 })] }],
])(
  'who has %s set aside has had points, and is not told how to get the first ones',
  async (_what, changes) => {
    await openMemberHome(0, changes);
    expect(screen.queryByText('Yuk, mulai kumpulkan poin')).not.toBeInTheDocument();
  },
);

const garuda: PartnerBrand = {
  slug: 'garuda',
  partnerId: '10',
  name: 'Garuda Motor',
  logo: '/media/partners/garuda.svg',
};

async function openPartnerHome(isKnownPath: (path: string) => boolean) {
  const loadOthers = jest.fn(() => Promise.resolve(widgetOf('Beranda biasa')));
  const places: Readonly<Record<string, ReturnType<SlotSource['widgets']>>> = {
    'partner-dashboard': [
      { id: 'mfe-x/favourites', heightPx: 100, load: () => Promise.resolve(widgetOf('Favorit')) },
    ],
    dashboard: [{ id: 'mfe-x/row', heightPx: 100, load: loadOthers }],
    welcome: [{ id: 'mfe-x/guide', heightPx: 0, load: loadOthers }],
  };
  const { platform } = await createTestPlatform({
    member: aCustomer({ loginStatus: '0' }),
    config: { partner: garuda },
    slots: { widgets: (slot) => places[slot] ?? [] },
    isKnownPath,
  });
  renderPage(home, { platform, path: '/' });
  await screen.findByText('Favorit');
  return loadOthers;
}

test("a partner's home has its own place and three ways, and neither our rows nor our guide", async () => {
  const loadOthers = await openPartnerHome(() => true);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tukar', '/tukar'],
    ['Kupon Ku', '/raih'],
    ['Riwayat', '/riwayat'],
  ]);
  expect(loadOthers).not.toHaveBeenCalled();
});

test("a partner's home leads to no page that is not there", async () => {
  await openPartnerHome((path) => path === '/riwayat');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Riwayat']);
});
