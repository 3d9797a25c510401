import {
  aCustomer,
  aDelivery,
  anOpenTransaction,
  anOwnedCoupon,
  aPage,
  aTransaction,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  type RenderedPage,
  renderPage,
  startTestServer,
  type WireOwnedCoupon,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noTillToken } from '../../testing/till-tokens';
import { page } from './my-coupons.page';

const server = startTestServer(noTillToken);

const own = (coupons: readonly WireOwnedCoupon[]) => {
  const asked: string[] = [];
  server.use(
    onCall.get('/customervoucher/:clientId', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return envelope(aPage(coupons.slice(0, Number(searchParams.get('perPage')))));
    }),
  );
  return asked;
};
const several = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOwnedCoupon({ code: `ref-${index}`, voucherName: `Kupon ${index + 1}` }),
  );

const open = async (url = '/raih') => {
  /** Places that the page has for others. */
  const places = new Set<string>();
  const widgets = (place: string) => {
    places.add(place);
    return [];
  };
  const { platform } = await createTestPlatform({ member: aCustomer(), slots: { widgets } });
  return { ...renderPage(page, { platform, path: '/raih', url }), platform, places };
};

test('shows each coupon with its state and the way to it', async () => {
  own([
    anOwnedCoupon(),
    anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh', status_activity: 2 }),
    anOwnedCoupon({ code: 'ref-3', voucherName: 'Roti', status_activity: 3 }),
    anOwnedCoupon({ code: 'ref-4', voucherName: 'Nasi', status_activity: 4 }),
  ]);
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/kupon-ku?id=voucher-kopi&code=ref-1',
  );
  const states = screen.getAllByRole('article').map((ticket) => ticket.textContent);
  expect(states[0]).toContain('Baru');
  expect(states[0]).toContain('Berlaku sampai 31 Jan 2027');
  expect(states[1]).toContain('Siap dipakai');
  expect(states[2]).toContain('Terpakai');
  expect(states[3]).toContain('Hangus');
  expect(states[3]).toContain('Berakhir 31 Jan 2027');
});

const revealed = (overrides: Partial<WireOwnedCoupon> = {}): WireOwnedCoupon =>
  anOwnedCoupon({
    status_activity: 0,
    status: true,
    voucherCode: 'ABCDEFGHIJKLMNOPQR',
    revealExpiredDate: '2020-01-01T00:00:00Z',
    remainingSeconds: 600,
    ...overrides,
  });

test('a revealed coupon shows its code, cut to 15 characters, and counts down by the server’s clock', async () => {
  own([revealed(), anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh' })]);
  await open();
  expect(await screen.findByText('ABCDEFGHIJKLMNO')).toBeInTheDocument();
  expect(screen.getByText(/^Hangus dalam (10:00|09:\d\d)$/)).toBeInTheDocument();
  expect(screen.getAllByRole('timer')).toHaveLength(1);
});

test('the whole code is copied from the card', async () => {
  own([revealed()]);
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { platform } = await open();
  const heard = jest.fn();
  platform.events.subscribe('alert.raised', heard);
  await user.click(await screen.findByRole('button', { name: 'Salin kode Kopi Susu Gratis' }));
  expect(write.mock.calls).toEqual([['ABCDEFGHIJKLMNOPQR']]);
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toEqual([
    [expect.objectContaining({ message: 'Kode unik berhasil disalin' }), expect.anything()],
  ]);
  write.mockRestore();
});

test.each([
  ['ABCD2345EFGH', 'Kode sudah dipilih. Tekan lama, lalu pilih Salin.'],
  ['ABCDEFGHIJKLMNOPQR', 'Kode belum tersalin. Buka kuponnya, lalu salin kodenya di sana.'],
])('where a page may not copy, a code that is seen whole is selected: %s', async (voucherCode, message) => {
  own([revealed({ voucherCode })]);
  const user = userEvent.setup();
  const refuse = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const { platform } = await open();
  const heard = jest.fn();
  platform.events.subscribe('alert.raised', heard);
  await user.click(await screen.findByRole('button', { name: /^Salin kode/ }));
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ message }), expect.anything()]]);
  refuse.mockRestore();
});

test('a revealed coupon is shown to the cashier right from the list', async () => {
  own([revealed()]);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan ke kasir: Kopi Susu Gratis' }));
  const view = within(screen.getByRole('dialog', { name: 'Tampilkan ke kasir' }));
  expect(await view.findByRole('img', { name: 'Kode QR dari kode kupon' })).toBeInTheDocument();
  expect(view.getByText('MNOP')).toBeInTheDocument();
});

const USED = {
  status_activity: 3,
  remainingSeconds: null,
  usedDate: '2026-11-26T03:05:00Z',
  usedStore: 'Kopi Serambi Senayan',
} as const;
const stubOf = (ticket: HTMLElement): CSSStyleDeclaration => {
  const stub = ticket.firstElementChild?.firstElementChild;
  if (!stub) throw new Error('The ticket has no stub.');
  return getComputedStyle(stub);
};

test('a code for online use is copied from the card, and not shown at a till', async () => {
  own([revealed({ useChannel: 'online' })]);
  await open();
  expect(await screen.findByText('ABCDEFGHIJKLMNO')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Salin kode Kopi Susu Gratis' })).toBeInTheDocument();
  expect(
    screen.getByText('Untuk dipakai online. Salin kodenya, lalu tempel saat membayar.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Tampilkan ke kasir/ })).not.toBeInTheDocument();
});

test('a card with a hidden code says where it is used; one that is over does not', async () => {
  own([
    anOwnedCoupon(),
    anOwnedCoupon({ code: 'ref-2', useChannel: 'online' }),
    revealed({ code: 'ref-3' }),
    anOwnedCoupon({ code: 'ref-4', ...USED }),
  ]);
  await open();
  const tickets = await screen.findAllByRole('article');
  const uses = tickets.map((ticket) => within(ticket).queryByText(/^Untuk dipakai/)?.textContent);
  expect(uses).toEqual(['Untuk dipakai di kasir', 'Untuk dipakai online', undefined, undefined]);
});

test('a coupon that a link sends says so, and until when the link is good', async () => {
  own([anOwnedCoupon({ giftEndDate: '2026-12-03T03:05:00Z' })]);
  await open();
  expect(
    await screen.findByText('Sedang dikirim. Link berlaku sampai 03 Des 2026, 10:05 WIB.'),
  ).toBeInTheDocument();
});

test('a used coupon says when and where, and its ticket is torn', async () => {
  own([anOwnedCoupon(USED), anOwnedCoupon({ code: 'ref-2', status_activity: 4 })]);
  await open();
  const [used, expired] = await screen.findAllByRole('article');
  if (!used || !expired) throw new Error('Tickets are missing.');
  expect(
    within(used).getByText('Dipakai 26 Nov 2026, 10:05 WIB di Kopi Serambi Senayan'),
  ).toBeInTheDocument();
  expect(stubOf(used).transform).toMatch(/rotate/);
  expect(stubOf(expired).transform).not.toMatch(/rotate/);
});

test('a coupon that a till takes is torn while one looks, its view closes, and a toast says so once', async () => {
  own([revealed(), anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh' })]);
  const { platform } = await open();
  const toasts: string[] = [];
  platform.events.subscribe('alert.raised', ({ kind, message }) => toasts.push(`${kind} ${message}`));
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan ke kasir: Kopi Susu Gratis' }));
  const [ticket] = screen.getAllByRole('article', { hidden: true });
  if (!ticket) throw new Error('There is no ticket.');
  expect(stubOf(ticket).transform).not.toMatch(/rotate/);
  // As long as the motion of the theme, which reduced motion sets to nothing.
  expect(stubOf(ticket).transition).toMatch(/^transform var\(--poku-calm/);
  own([revealed(USED), anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh' })]);
  act(() => platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  expect(await within(ticket).findByText('Terpakai')).toBeInTheDocument();
  expect(stubOf(ticket).transform).toMatch(/rotate/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toHaveFocus());
  const reads = own([revealed(USED)]);
  act(() => platform.events.publish('coupon.changed', { reference: '' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(reads).toHaveLength(1);
  expect(toasts).toEqual(['success Kupon Kopi Susu Gratis terpakai di Kopi Serambi Senayan.']);
});

test('a use that is taken back shows the code again', async () => {
  own([revealed(USED)]);
  const { platform } = await open();
  await within(await screen.findByRole('article')).findByText('Terpakai');
  own([revealed()]);
  act(() => platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  expect(await screen.findByText('ABCDEFGHIJKLMNO')).toBeInTheDocument();
  expect(screen.getByText(/^Hangus dalam/)).toBeInTheDocument();
});

test('a code that is over is read again, told, and gone', async () => {
  own([revealed({ remainingSeconds: 1 })]);
  await open();
  await screen.findByText('ABCDEFGHIJKLMNO');
  own([revealed({ status_activity: 4, remainingSeconds: null })]);
  expect(await within(screen.getByRole('article')).findByText('Hangus')).toBeInTheDocument();
  expect(screen.queryByText('ABCDEFGHIJKLMNO')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Waktu kode kupon Kopi Susu Gratis sudah habis.');
});

test('without coupons there is a way to get some', async () => {
  own([]);
  await open();
  expect(await screen.findByText('Kamu belum punya kupon. Yuk, tukar poin kamu!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tukar Poin' })).toHaveAttribute('href', '/tukar');
});

test('Load more adds five at a time while the last page came full', async () => {
  const asked = own(several(8));
  const view = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Kupon 8')).toBeInTheDocument();
  expect(asked).toEqual(['?page=1&perPage=5', '?page=1&perPage=10']);
  await waitFor(() => expect(view.address()).toBe('/raih?perPage=10'));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

const arriveFromPurchase = ({ router }: RenderedPage, quantity?: number) =>
  act(() => router.navigate('/raih', { state: { statusTrx: 'success', quantity } }));

test('a purchase is confirmed by a banner, once: what said so is gone, and a longer list does not bring it back', async () => {
  own(several(6));
  const view = await open();
  await screen.findByText('Kupon 1');
  expect(screen.queryByText(/Transaksi Sukses/)).not.toBeInTheDocument();
  expect(view.places.size).toBe(0);
  await arriveFromPurchase(view);
  expect(await screen.findByText(/Transaksi Sukses/)).toBeInTheDocument();
  expect([...view.places]).toEqual(['after-purchase']);
  await waitFor(() => expect(view.router.state.location.state).toBeNull());
  expect(screen.getByText(/Transaksi Sukses/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Kupon 6')).toBeInTheDocument();
  expect(screen.queryByText(/Transaksi Sukses/)).not.toBeInTheDocument();
});

test.each([
  ['a coupon that is new', {}, 1],
  ['a package on its way', { delivery: aDelivery() }, 0],
])('a purchase says what is left, and leads to what was bought: %s', async (_, coupon, ways) => {
  own([anOwnedCoupon({ status_activity: 1, ...coupon })]);
  const view = await open();
  await screen.findByText('Kopi Susu Gratis');
  await arriveFromPurchase(view);
  expect(await screen.findByText('Sisa poin kamu 185.000 poin')).toBeInTheDocument();
  const links = screen.queryAllByRole('link', { name: 'Pakai sekarang' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: ways }, () => '/kupon-ku?id=voucher-kopi&code=ref-1'),
  );
  expect(screen.queryAllByRole('button', { name: 'Bagikan' })).toHaveLength(ways);
});

const drawnIn = () =>
  screen.getAllByRole('listitem').flatMap((place) => {
    const isDrawn = getComputedStyle(place).animation.includes('var(--poku-calm');
    return isDrawn ? [within(place).getByRole('link').textContent] : [];
  });

test('the ticket that was bought is drawn in, once, and nothing else is', async () => {
  own(several(6));
  const view = await open();
  await screen.findByText('Kupon 1');
  expect(drawnIn()).toEqual([]);
  own([anOwnedCoupon({ code: 'ref-new', voucherName: 'Roti' }), ...several(6)]);
  await arriveFromPurchase(view);
  await screen.findByText('Roti');
  expect(drawnIn()).toEqual(['Roti']);
  const ticket = screen.getByRole('link', { name: 'Roti' });
  await waitFor(() => expect(view.router.state.location.state).toBeNull());
  expect(drawnIn()).toEqual(['Roti']);
  act(() => view.platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  await waitFor(() => expect(view.router.state.revalidation).toBe('idle'));
  // The same element: its motion does not begin again.
  expect(screen.getByRole('link', { name: 'Roti' })).toBe(ticket);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Kupon 6');
  expect(drawnIn()).toEqual([]);
});

test('all tickets of one purchase are drawn in', async () => {
  own(several(5));
  const view = await open();
  await screen.findByText('Kupon 1');
  const bought = ['a', 'b'].map((code) => anOwnedCoupon({ code, voucherName: `Roti ${code}` }));
  own([...bought, ...several(5)]);
  await arriveFromPurchase(view, 2);
  await screen.findByText('Roti a');
  expect(drawnIn()).toEqual(['Roti a', 'Roti b']);
  await waitFor(() => expect(view.router.state.location.state).toBeNull());
  expect(drawnIn()).toEqual(['Roti a', 'Roti b']);
});

const SOLD_AT = `${location.origin}/voucher?id=voucher-kopi`;
const buy = async () => {
  own([anOwnedCoupon({ status_activity: 1 })]);
  const user = userEvent.setup();
  const view = await open();
  await screen.findByText('Kopi Susu Gratis');
  await arriveFromPurchase(view);
  const toasts: string[] = [];
  view.platform.events.subscribe('alert.raised', ({ kind, message }) => toasts.push(`${kind} ${message}`));
  const share = async () => user.click(await screen.findByRole('button', { name: 'Bagikan' }));
  return { share, toasts };
};

test('what was bought is shared by the address where it is sold, and by nothing of the member’s', async () => {
  const shared = jest
    .fn<Promise<void>, [ShareData]>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  const { share, toasts } = await buy();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await share();
  await share();
  const told = { text: 'Kupon Kopi Susu Gratis bisa ditukar pakai poin di Poku:', url: SOLD_AT };
  expect(shared.mock.calls).toEqual([[told], [told]]);
  expect(write).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
  write.mockRestore();
  Reflect.deleteProperty(navigator, 'share');
});

test('where the device shares nothing, the address is copied', async () => {
  const { share, toasts } = await buy();
  const write = jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('refused'));
  await share();
  await waitFor(() => expect(toasts).toEqual(['success Link tersalin']));
  await share();
  await waitFor(() => expect(toasts[1]).toBe('info Link belum tersalin. Coba lagi ya.'));
  expect(write.mock.calls).toEqual([[SOLD_AT], [SOLD_AT]]);
  write.mockRestore();
});

test.each([
  ['order=TRX-1&', 'number=TRX-1&'],
  ['', ''],
])(
  'the return of an e-wallet is confirmed by the same banner once the server knows it as paid: "%s"',
  async (order, number) => {
    const reads = own([anOwnedCoupon()]);
    let asked = '';
    server.use(
      onCall.get('/transaction/:clientId', ({ request }) => {
        asked = new URL(request.url).search;
        return envelope(aTransaction());
      }),
    );
    const view = await open(`/raih?${order}trxId=1&refNum=2`);
    expect(await screen.findByText(/Transaksi Sukses/)).toBeInTheDocument();
    expect(asked).toBe(`?${number}trxId=1&refNum=2`);
    await waitFor(() => expect(view.address()).toBe('/raih'));
    expect(screen.getByText(/Transaksi Sukses/)).toBeInTheDocument();
    expect(reads).toHaveLength(1);
  },
);

test.each([
  ['names no order, and is of nobody', '?trxId=1&refNum=2', () => envelope(undefined, 404)],
  ['is half of one', '?order=TRX-1&trxId=1', () => envelope(aTransaction())],
  ['is of another transaction', '?order=TRX-1&trxId=1&refNum=2', () => envelope(undefined, 404)],
  ['is not paid', '?order=TRX-1&trxId=1&refNum=2', () => envelope(aTransaction({ status: 1 }))],
  ['cannot be checked', '?order=TRX-1&trxId=1&refNum=2', () => failure(500)],
])('a return that %s gets no banner, and the coupons are shown', async (_, query, answer) => {
  own([anOwnedCoupon()]);
  server.use(onCall.get('/transaction/:clientId', answer));
  await open(`/raih${query}`);
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
  expect(screen.queryByText(/Transaksi Sukses/)).not.toBeInTheDocument();
});

test('a payment that waits is mentioned above the coupons', async () => {
  own([anOwnedCoupon()]);
  const waiting = {
    id: 'mfe-checkout/open-payments',
    heightPx: 0,
    load: () => Promise.resolve(() => <p>Menunggu</p>),
  };
  const { platform } = await createTestPlatform({
    member: aCustomer({ openTransactions: [anOpenTransaction()] }),
    slots: { widgets: (slot) => (slot === 'open-payments' ? [waiting] : []) },
  });
  renderPage(page, { platform, path: '/raih' });
  expect(await screen.findByText('Menunggu')).toBeInTheDocument();
});

test('a failure is the page’s error', async () => {
  server.use(onCall.get('/customervoucher/:clientId', () => failure(500)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});

test.each([
  ['Siap dipakai', 'siap', 'ready'],
  ['Aktif', 'aktif', 'revealed'],
  ['Terpakai', 'terpakai', 'used'],
  ['Hangus', 'hangus', 'expired'],
])('the tab %s asks for its coupons alone, from their first page on', async (name, tab, group) => {
  const asked = own(several(8));
  const view = await open('/raih?perPage=10');
  const user = userEvent.setup({ delay: null });
  await screen.findByText('Kupon 8');
  await user.click(screen.getByRole('tab', { name }));
  await waitFor(() => expect(asked.at(-1)).toBe(`?page=1&perPage=5&group=${group}`));
  await waitFor(() => expect(view.router.state.location.search).toBe(`?tab=${tab}`));
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Semua' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?page=1&perPage=5'));
});

test.each([
  ['siap', 'Belum ada kupon yang siap dipakai. Yuk, tukar poin kamu!', 1],
  ['aktif', 'Tidak ada kode kupon yang sedang terbuka.', 0],
  ['terpakai', 'Belum ada kupon yang terpakai.', 0],
  ['hangus', 'Tidak ada kupon yang hangus.', 0],
])('a tab without coupons says so: %s', async (tab, text, ways) => {
  own([]);
  await open(`/raih?tab=${tab}`);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Tukar Poin' })).toHaveLength(ways);
});

test('a ticket says what it is worth as long as it can be used', async () => {
  own([
    anOwnedCoupon(),
    anOwnedCoupon({ code: 'ref-2', voucherName: 'Teh', status_activity: 3 }),
    anOwnedCoupon({ code: 'ref-3', voucherName: 'Pulsa', delivery: aDelivery() }),
    anOwnedCoupon({ code: 'ref-4', voucherName: 'Air', voucherPrice: 0 }),
  ]);
  await open();
  await screen.findByText('Teh');
  const worth = screen
    .getAllByRole('article')
    .map((ticket) => within(ticket).queryByText(/^Rp/)?.textContent ?? null);
  expect(worth).toEqual(['Rp22.000', null, null, null]);
});
