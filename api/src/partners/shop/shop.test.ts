/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { purchasesOfDay } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { startEventReceiver, type EventReceiver } from '../../testing/event-receiver';
import { onLoopback, partnerBrowser, type PartnerBrowser } from '../../testing/partner-browser';
import { startTestPartners, type TestPartners } from '../../testing/sandbox-partners';

let partners: TestPartners;
let poku: EventReceiver;
let browser: PartnerBrowser;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(async () => {
  await partners.reset();
  poku = await startEventReceiver();
  partners.pokuUrl = poku.url;
  browser = partnerBrowser();
});
afterEach(() => poku.close());
afterAll(() => partners.close());

/** Of RumahNet, where Dewi is not linked. */
const dewi = '+6281200000004';
const agus = '+6281200000003';
const address = (query = '', slug = 'rumahnet') =>
  `${partners.addresses[slug]?.url ?? ''}/app/belanja${query}`;
const shopOf = (subject: string) => address(`?subject=${encodeURIComponent(subject)}`);
const open = (subject = dewi) => browser.open(shopOf(subject));
const buy = (good = 'Tagihan bulan ini') => browser.submit({ step: 'buy' }, `value="${good}"`);
const reverse = (fields: Record<string, string> = {}) =>
  browser.submit({ step: 'reverse', ...fields }, 'Batalkan');
const correct = (amount: string, fields: Record<string, string> = {}) =>
  browser.submit({ step: 'correct', amount, ...fields }, 'Simpan koreksi');
const field = (name: string, part: string) => {
  const form = browser.text.split('<form').find((text) => text.includes(part)) ?? '';
  return new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(form)?.[1] ?? '';
};
const rows = () =>
  partners.db.rows<{
    subject: string;
    amount_rupiah: number;
    revision: number;
    made_at: Date;
    reversed: boolean;
  }>(sql`
    select subject, amount_rupiah, revision, made_at, reversed_at is not null as reversed
    from purchase order by made_at, reference`);
/** Types of all events that were written, in their order. */
const toldTypes = async () =>
  (
    await partners.db.rows<{ type: string }>(sql`select payload ->> 'type' as type from event order by id`)
  ).map(({ type }) => type);

/** Opens Dewi's shop. What it gives sends one form of it, and gives the status of the answer, without following it. */
const readForm = async (): Promise<() => Promise<number>> => {
  const page = await fetch(onLoopback(new URL(shopOf(dewi))));
  browser.text = await page.text();
  const good = 'Tagihan bulan ini';
  const [token, reference] = [field('token', good), field('reference', good)];
  const init = {
    method: 'POST',
    headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
    redirect: 'manual',
  } as const;
  const body = () => new URLSearchParams({ token, subject: dewi, step: 'buy', reference, good });
  return async () => (await fetch(onLoopback(new URL(address())), { ...init, body: body() })).status;
};

test('a user buys; the purchase is told, signed, with its facts', async () => {
  await browser.open(address());
  expect(browser.text).toContain('Masuk sebagai Dewi');
  await browser.submit({ subject: dewi }, dewi);
  await open();
  expect(browser.text).toContain('Belum ada transaksi.');
  const reference = field('reference', 'Tagihan bulan ini');
  await buy();
  expect(browser.text).toMatch(/<strong>Tagihan bulan ini<\/strong>\s*<strong>Rp375\.000<\/strong>/);
  const [told] = await poku.have(1);
  expect(told).toMatchObject({
    path: '/partners/rumahnet/events',
    isSigned: true,
    event: {
      type: 'purchase.made',
      reference,
      subject: dewi,
      amountRupiah: 375_000,
      category: 'bill',
      madeAt: (await rows())[0]?.made_at.toISOString(),
    },
  });
});

test.each([
  ['nusapoin', 'rina@contoh.id', ['card', 'cash']],
  ['dompetnusa', dewi, ['merchant', 'transfer']],
  ['rumahnet', dewi, ['bill', 'fee']],
  ['garuda', dewi, ['service', 'parts']],
  ['fitnusa', dewi, ['class', 'gym']],
])('%s sells what its rates name', async (slug, subject, categories) => {
  const url = address(`?subject=${encodeURIComponent(subject)}`, slug);
  await browser.open(url);
  const goods = [...browser.text.matchAll(/name="good"\s+value="([^"]*)"/g)].map(([, name = '']) => name);
  expect(goods.length).toBeGreaterThanOrEqual(3);
  for (const good of goods) await buy(good);
  const events = await poku.have(goods.length);
  const found = events.map(({ event }) => (event.type === 'purchase.made' ? event.category : ''));
  expect([...new Set(found)]).toEqual(categories);
});

test('loading the page again, and pressing twice, buy nothing more', async () => {
  await open();
  const same = {
    reference: field('reference', 'Tagihan bulan ini'),
    token: field('token', 'Tagihan bulan ini'),
  };
  await buy();
  expect(browser.address).toBe(`${shopOf(dewi)}#transaksi`);
  await browser.open(browser.address);
  await browser.submit({ step: 'buy', ...same }, 'value="Tagihan bulan ini"');
  expect(browser.status).toBe(200);
  expect(await rows()).toHaveLength(1);
  await reverse();
  expect(await toldTypes()).toEqual(['purchase.made', 'purchase.reversed']);
});

test('two presses at the same time buy once', async () => {
  const press = await readForm();
  expect(await Promise.all([press(), press()])).toEqual([303, 303]);
  expect(await rows()).toHaveLength(1);
  expect(await toldTypes()).toEqual(['purchase.made']);
});

test('a purchase is given back as a whole, once', async () => {
  await open();
  await buy();
  const reference = field('reference', 'Batalkan');
  await reverse();
  expect(browser.text).toContain('Dibatalkan');
  expect(browser.text).not.toContain('>Batalkan<');
  await browser.submit({ step: 'reverse', reference });
  expect(browser.status).toBe(200);
  await buy('Biaya pemasangan');
  const events = await poku.have(3);
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'purchase.made', reference },
    { type: 'purchase.reversed', reference },
    { type: 'purchase.made', category: 'fee' },
  ]);
});

test('each correction is the next revision of the whole purchase, and the same amount is none', async () => {
  await open();
  await buy();
  await correct('300.000');
  await correct('300000');
  await correct('1');
  expect(browser.text).toContain('Dikoreksi');
  const [made, second, third] = (await poku.have(3)).map(({ event }) => event);
  const { reference, madeAt } = made?.type === 'purchase.made' ? made : { reference: '', madeAt: '' };
  const whole = { type: 'purchase.corrected', reference, madeAt, subject: dewi, category: 'bill' };
  expect(second).toMatchObject({ ...whole, revision: 2, amountRupiah: 300_000 });
  expect(third).toMatchObject({ ...whole, revision: 3, amountRupiah: 1 });
});

test.each(['', '0', '-1', '1,5', '12.34', '1.000.000.001', 'seribu', '"><b>'])(
  'an amount of "%s" is refused in words, and stays in its field',
  async (typed) => {
    await open();
    await buy();
    await correct(typed);
    expect(browser.status).toBe(422);
    expect(browser.text).toContain('Isi jumlah dengan angka bulat dari Rp1 sampai Rp1.000.000.000.');
    const kept = typed.replaceAll('"', '&quot;').replaceAll('>', '&gt;').replaceAll('<', '&lt;');
    expect(browser.text).toContain(`value="${kept}"`);
    expect(await rows()).toMatchObject([{ amount_rupiah: 375_000, revision: 1 }]);
  },
);

test('the largest amount is taken, and one correction more than can be told is not', async () => {
  await open();
  await buy();
  await correct('1.000.000.000');
  await partners.db.run(sql`update purchase set revision = 1000`);
  await correct('5');
  expect(browser.text).toContain('sudah terlalu sering dikoreksi');
  expect(await rows()).toMatchObject([{ amount_rupiah: 1_000_000_000, revision: 1000 }]);
});

test('what was given back is not corrected', async () => {
  await open();
  await buy();
  const reference = field('reference', 'Batalkan');
  await reverse();
  for (const amount of ['5', 'lima']) {
    await browser.submit({ step: 'correct', reference, amount });
    expect(browser.status).toBe(422);
    expect(browser.text).toContain('Transaksi ini sudah dibatalkan');
  }
  expect(await toldTypes()).toEqual(['purchase.made', 'purchase.reversed']);
});

test('nobody changes a purchase of another user, whose form is none of theirs', async () => {
  await open(agus);
  await buy();
  const reference = field('reference', 'Batalkan');
  await open(dewi);
  await browser.submit({ step: 'reverse', reference });
  expect(browser.text).toContain('Transaksi ini tidak ditemukan.');
  await browser.submit({ step: 'correct', amount: '5', reference });
  expect(browser.text).toContain('Transaksi ini tidak ditemukan.');
  await browser.submit({ step: 'reverse', reference, subject: agus });
  expect(browser.text).toContain('Halaman ini dibuka di tempat lain.');
  expect(await rows()).toMatchObject([{ subject: agus, amount_rupiah: 375_000, reversed: false }]);
});

test('a form of elsewhere, an unknown good and an unknown user buy nothing', async () => {
  await open();
  await browser.submit({ step: 'buy', token: 'other' });
  expect(browser.text).toContain('Halaman ini dibuka di tempat lain.');
  await browser.submit({ step: 'buy', good: 'Rumah' });
  expect(browser.text).toContain('Barang ini tidak dijual di sini.');
  await open('nobody');
  expect(browser.status).toBe(404);
  expect(browser.text).toContain('Pengguna ini tidak ditemukan.');
  expect(await rows()).toEqual([]);
});

test('the page says how far the news of a purchase came', async () => {
  await partners.call('rumahnet', 'PUT', '/sandbox/faults', { events: 'held' });
  await open();
  await buy();
  expect(browser.text).toContain('Ditahan, belum dikirim ke Poku');
  await partners.call('rumahnet', 'POST', '/sandbox/events/release');
  await open();
  expect(browser.text).toContain('Terkirim ke Poku');
});

test('early: the news of a purchase is there before its answer', async () => {
  await partners.call('rumahnet', 'PUT', '/sandbox/faults', { events: 'early' });
  const press = await readForm();
  expect([await press(), poku.events.length]).toEqual([303, 1]);
});

test('a reset forgets every purchase', async () => {
  await open();
  await buy();
  await partners.reset();
  expect(await rows()).toEqual([]);
  await open();
  expect(browser.text).toContain('Belum ada transaksi.');
});

test('the front page leads to the shop of every partner of the service', async () => {
  await browser.open(`${new URL(address()).origin}/`);
  for (const name of ['RumahNet', 'Garuda Motor', 'FitNusa'])
    expect(browser.text).toContain(`/app/belanja">Belanja di ${name}</a>`);
});

test('Poku reads what was made on a day, by reference, page by page', async () => {
  for (const good of ['Tagihan bulan ini', 'Biaya pemasangan', 'Tagihan paket keluarga']) {
    await open();
    await buy(good);
  }
  await partners.db.run(
    sql`update purchase set made_at = '2026-11-20T17:00:00Z' where item <> 'Biaya pemasangan'`,
  );
  await partners.db.run(
    sql`update purchase set made_at = '2026-11-20T16:59:59Z' where item = 'Biaya pemasangan'`,
  );
  const read = async (day: string, after = '', limit = 1000) =>
    purchasesOfDay.parse(
      (await partners.call('rumahnet', 'GET', `/v1/purchases?day=${day}&after=${after}&limit=${limit}`)).data,
    ).purchases;
  const all = await read('2026-11-21');
  expect(all.map(({ amountRupiah }) => amountRupiah).sort()).toEqual([375_000, 525_000]);
  const [first, second] = all;
  expect(await read('2026-11-21', '', 1)).toEqual([first]);
  expect(await read('2026-11-21', first?.reference, 1)).toEqual([second]);
  expect((await read('2026-11-20')).map(({ category }) => category)).toEqual(['fee']);
});
