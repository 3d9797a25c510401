/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { formatTime } from '@poku/domain/dates';
import { signatureHeaders, VOID_LIMIT_MS } from '@poku/partner-protocol';
import { sql } from 'drizzle-orm';
import { sandboxMerchantKeys } from '../config/sandbox';
import { startTestApi, type TestApi } from '../testing/api';
import { couponOf, ownedCoupon, readCoupon, revealedCoupon, type TestCoupon } from '../testing/owned-coupons';
import { tillToken } from '../testing/till-tokens';
import { partnerBrowser, type PartnerBrowser } from '../testing/partner-browser';
import { buildTills } from './app';

const minuteMs = 60_000;
const SERAMBI = 'boga-serambi';
const STORE = 'Roti Senja Dago';
/** A coupon of Kopi Serambi. */
const COFFEE = '1001';
/** Longest wait of a till. */
const PATIENCE_MS = 3_000;
const SILENT = 'Poku tidak menjawab. Tekan Coba lagi: kupon tetap hanya dipakai sekali.';

/**
 * What lies between the tills and Poku, after Poku got the call: nothing; the connection ends; Poku takes too long; it fails; the
 * answer has no signature; it has the one of another answer.
 */
type Fault = 'none' | 'lost' | 'slow' | 'failed' | 'unsigned' | 'altered';

let api: TestApi;
let between: Server;
let tills: FastifyInstance;
let origin: string;
let siti: string;
let browser: PartnerBrowser;
let fault: Fault;
/** Paths of the calls that Poku got. */
let calls: string[];

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });

beforeAll(async () => {
  api = await startTestApi();
  between = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void (async () => {
        const { url = '', method = '', headers } = request;
        calls.push(url);
        const sent = [...Object.values(signatureHeaders), 'content-type'].flatMap((name) =>
          typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
        );
        const body = Buffer.concat(parts);
        const answer = await fetch(`${api.origin}${url}`, {
          method,
          headers: Object.fromEntries(sent),
          body: body.length === 0 ? null : body,
        });
        const text = await answer.text();
        if (fault === 'slow')
          await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS + 1_000).unref());
        if (fault === 'lost') {
          request.socket.destroy();
          return;
        }
        const signature = [signatureHeaders.time, signatureHeaders.signature].map(
          (name) => [name, answer.headers.get(name) ?? ''] as const,
        );
        response
          .writeHead(fault === 'failed' ? 500 : answer.status, {
            'content-type': 'application/json',
            ...(fault !== 'unsigned' && Object.fromEntries(signature)),
          })
          .end(fault === 'altered' ? text.replace('Kopi', 'Teh') : text);
      })();
    });
  });
  const pokuUrl = await listen(between);
  tills = buildTills({ keysOf: sandboxMerchantKeys, pokuUrl: () => pokuUrl, logLevel: 'silent' });
  origin = await tills.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
  browser = partnerBrowser();
  fault = 'none';
  calls = [];
});
afterAll(async () => {
  await tills.close();
  between.closeAllConnections();
  between.close();
  await api.close();
});

const own = () => ownedCoupon(api);
const revealed = (voucherId?: string) =>
  revealedCoupon(api, { token: siti, ...(voucherId !== undefined && { voucherId }) });
const detail = (coupon: TestCoupon) => readCoupon(api, coupon, siti);
const stateOf = async (coupon: TestCoupon) => (await detail(coupon)).state;
const usesOf = async ({ reference }: TestCoupon): Promise<number | undefined> => {
  const [row] = await api.deps.db.rows<{ uses: number }>(
    sql`select count(*)::int as uses from coupon_redemption where coupon_code = ${reference}`,
  );
  return row?.uses;
};

const open = (slug = SERAMBI): Promise<void> => browser.open(`${origin}/${slug}`);
/** Sends the form that is open with a code. */
const send = (code: string, fields: Record<string, string> = { store: STORE }): Promise<void> =>
  browser.submit({ ...fields, code });
/** Opens a till and uses a coupon there. */
async function use(code: string, slug?: string, fields?: Record<string, string>): Promise<void> {
  await open(slug);
  await send(code, fields);
}
/** The fields of the page, by name. */
const inputs = (): Record<string, string | undefined> => {
  const tags = [...browser.text.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
  return Object.fromEntries(tags.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value')]));
};
/** What the page says of a problem, and its heading. */
const alert = (): string | undefined => /<p role="alert" id="problem">([^<]*)</.exec(browser.text)?.[1];
const heading = (): string | undefined => /<h1>([^<]*)</.exec(browser.text)?.[1];

test('a till uses a coupon: the cashier sees what it was, where and when, and until when it can be taken back', async () => {
  const coupon = await revealed();
  await open();
  expect(heading()).toBe('Kasir Boga Serambi');
  expect(browser.text).toMatch(/<option selected>Kopi Serambi Senayan<\/option>\s*<option>Roti Senja Dago/);
  await send(coupon.code);
  expect(browser.status).toBe(200);
  expect(heading()).toBe('Kupon terpakai');
  const shown = await detail(coupon);
  expect(shown).toMatchObject({ state: 'used', usedStore: STORE });
  const usedAt = Date.parse(shown.usedAt ?? '');
  for (const text of ['Es Kopi Susu Gula Aren', 'Kopi Serambi', STORE, formatTime(usedAt)])
    expect(browser.text).toContain(`${text}</dd>`);
  expect(browser.text).toContain(`Bisa dibatalkan sampai ${formatTime(usedAt + VOID_LIMIT_MS)}.`);
});

test('the next coupon is used at the same store', async () => {
  await use((await revealed()).code);
  const next = /href="([^"]*)">Kupon berikutnya/.exec(browser.text)?.[1] ?? '';
  await browser.open(new URL(next, origin).href);
  expect(browser.text).toContain(`<option selected>${STORE}</option>`);
});

test('the form sent again is the same use', async () => {
  const coupon = await revealed();
  await open();
  const form = browser.text;
  await send(coupon.code);
  const page = browser.text;
  browser.text = form;
  await send(coupon.code);
  expect(browser.text).toBe(page);
  expect(await usesOf(coupon)).toBe(1);
});

test('a code may be typed with gaps and in lower case', async () => {
  const coupon = await revealed();
  const [first = '', ...others] = coupon.code.toLowerCase();
  await use(` ${first}-${others.join('\u00a0')}\u2013`);
  expect(heading()).toBe('Kupon terpakai');
  expect(await stateOf(coupon)).toBe('used');
});

test('an online shop uses coupons for online use, and has no camera', async () => {
  const coupon = await revealed(await couponOf(api, 'nonton-aja'));
  await open('nonton-aja');
  expect(heading()).toBe('Toko online NontonAja');
  expect(browser.text).not.toContain('Pindai kode');
  expect(browser.headers.get('content-security-policy')).not.toContain('script-src');
  await send(coupon.code, {});
  expect(heading()).toBe('Kupon terpakai');
  expect(await detail(coupon)).toMatchObject({ state: 'used', usedStore: 'Aplikasi NontonAja' });
});

/** How a coupon comes to a till that refuses it, and where. */
interface Refused {
  code: string;
  slug?: string;
  fields?: Record<string, string>;
}
test.each<[string, string, () => Promise<Refused>]>([
  [
    'unknown',
    'Kode ini tidak dikenal. Periksa lagi hurufnya ya.',
    () => Promise.resolve({ code: 'TIDAKADA' }),
  ],
  [
    'for another merchant',
    'Kupon ini bukan untuk Boba Lapis.',
    async () => ({
      code: (await revealed()).code,
      slug: 'boba-lapis',
      fields: { store: 'Boba Lapis Dago' },
    }),
  ],
  [
    'for online use',
    'Kupon ini untuk dipakai online, bukan di kasir.',
    async () => {
      const { code } = await revealed();
      await api.deps.db.run(sql`update voucher set use_channel = 'online' where id = ${COFFEE}`);
      return { code };
    },
  ],
  [
    'for tills',
    'Kupon ini untuk dipakai di kasir, bukan online.',
    async () => {
      const voucherId = await couponOf(api, 'nonton-aja');
      const { code } = await revealed(voucherId);
      await api.deps.db.run(sql`update voucher set use_channel = 'till' where id = ${voucherId}`);
      return { code, slug: 'nonton-aja', fields: {} };
    },
  ],
  ['not revealed', 'Minta pelanggan menggeser kuponnya untuk membuka kode.', own],
  [
    'used',
    'Kupon ini sudah dipakai.',
    async () => {
      const coupon = await revealed();
      await use(coupon.code);
      return coupon;
    },
  ],
  [
    'over',
    'Waktu kode ini sudah habis.',
    async () => {
      const coupon = await revealed();
      api.deps.clock.advance(30 * minuteMs);
      return coupon;
    },
  ],
])(
  'a coupon that is %s is refused with a sentence, and the code stays for another try',
  async (_name, text, make) => {
    const { code, slug, fields } = await make();
    await open(slug);
    const { reference } = inputs();
    await send(code, fields);
    expect(browser.status).toBe(422);
    expect(alert()).toBe(text);
    expect(inputs()).toMatchObject({ code });
    expect(inputs().reference).toMatch(/^[\da-f-]{36}$/);
    expect(inputs().reference).not.toBe(reference);
  },
);

test('a form that was for another coupon is refused, and the next one uses the coupon', async () => {
  const [first, second] = [await revealed(), await revealed()];
  await open();
  const form = browser.text;
  await send(first.code);
  browser.text = form;
  await send(second.code);
  expect(alert()).toBe('Formulir ini sudah dipakai untuk kupon lain. Tekan Pakai kupon sekali lagi ya.');
  expect(await stateOf(second)).toBe('revealed');
  await browser.submit({ store: STORE });
  expect(heading()).toBe('Kupon terpakai');
  expect(await stateOf(second)).toBe('used');
});

test.each<Fault>(['lost', 'slow', 'failed', 'unsigned', 'altered'])(
  'when the answer is %s the cashier tries again, and the coupon is used once',
  async (what) => {
    const coupon = await revealed();
    await open();
    const { reference } = inputs();
    fault = what;
    await send(coupon.code);
    expect(browser.status).toBe(504);
    expect(alert()).toBe(SILENT);
    expect(inputs()).toMatchObject({ reference, code: coupon.code, store: STORE });
    expect(browser.text).toMatch(/<button>Coba lagi<\/button>/);
    expect(browser.text).not.toContain('Pindai kode');
    fault = 'none';
    await browser.submit({});
    expect(heading()).toBe('Kupon terpakai');
    expect(await usesOf(coupon)).toBe(1);
  },
);

test('a use is taken back, once: its code stands again', async () => {
  const coupon = await revealed();
  await use(coupon.code);
  const done = browser.text;
  await browser.submit({});
  expect(heading()).toBe('Pemakaian dibatalkan');
  expect(browser.text).toContain('Es Kopi Susu Gula Aren</dd>');
  expect(await stateOf(coupon)).toBe('revealed');
  const page = browser.text;
  browser.text = done;
  await browser.submit({});
  expect(browser.text).toBe(page);
});

test('the form of a use that was taken back says so, and uses nothing', async () => {
  const coupon = await revealed();
  await open();
  const form = browser.text;
  await send(coupon.code);
  await browser.submit({});
  browser.text = form;
  await send(coupon.code);
  expect(heading()).toBe('Pemakaian dibatalkan');
  expect(await stateOf(coupon)).toBe('revealed');
});

test('after five minutes, and for a reference that is not known, a use is not taken back', async () => {
  const coupon = await revealed();
  await use(coupon.code);
  const done = browser.text;
  await browser.submit({ reference: 'never-sent' });
  expect(alert()).toBe('Pemakaian ini tidak dikenal, jadi tidak ada yang dibatalkan.');
  browser.text = done;
  api.deps.clock.advance(VOID_LIMIT_MS + minuteMs);
  await browser.submit({});
  expect(browser.status).toBe(422);
  expect(alert()).toBe('Sudah lewat 5 menit, jadi tidak bisa dibatalkan lagi.');
  expect(browser.text).not.toContain('Coba lagi');
  expect(await stateOf(coupon)).toBe('used');
});

test('when the answer to that is lost the cashier tries again', async () => {
  const coupon = await revealed();
  await use(coupon.code);
  fault = 'lost';
  await browser.submit({});
  expect(browser.status).toBe(504);
  expect(alert()).toBe('Poku tidak menjawab. Tekan Coba lagi untuk membatalkan.');
  fault = 'none';
  await browser.submit({});
  expect(heading()).toBe('Pemakaian dibatalkan');
  expect(await stateOf(coupon)).toBe('revealed');
});

test('a form of elsewhere uses nothing and takes nothing back', async () => {
  const coupon = await revealed();
  await open();
  await send(coupon.code, { store: STORE, token: 'other' });
  expect(alert()).toBe('Halaman ini dibuka di tempat lain. Coba sekali lagi ya.');
  expect(calls).toEqual([]);
  await send(coupon.code);
  calls = [];
  await browser.submit({ token: 'other' });
  expect(alert()).toBe('Halaman ini dibuka di tempat lain. Coba sekali lagi ya.');
  expect(calls).toEqual([]);
});

test('the form of one merchant is none of another', async () => {
  const coupon = await revealed();
  await open('boba-lapis');
  browser.text = browser.text.replace('action="/boba-lapis"', `action="/${SERAMBI}"`);
  await send(coupon.code);
  expect(calls).toEqual([]);
});

test('a store that is not the merchant’s, and a form without a code, are no use', async () => {
  const coupon = await revealed();
  await use(coupon.code, SERAMBI, { store: 'Boba Lapis Dago' });
  expect(alert()).toBe('Pilih gerai dari daftarnya ya.');
  await send(' - ');
  expect(alert()).toBe('Isi kode kuponnya dulu ya.');
  expect(calls).toEqual([]);
  expect(await stateOf(coupon)).toBe('revealed');
});

test('what is typed stands in the page as text', async () => {
  await use('"><script>x</script>');
  expect(browser.text).not.toContain('<SCRIPT>');
  expect(browser.text).toContain('value="&quot;&gt;&lt;SCRIPT&gt;X&lt;/SCRIPT&gt;"');
});

test('the front page leads to every merchant, and a merchant that nobody knows has none', async () => {
  await browser.open(`${origin}/`);
  expect(browser.text).toMatch(/<a href="\/boga-serambi">Boga Serambi<\/a>[\s\S]*<h2>Toko online<\/h2>/);
  expect(browser.text).toMatch(/<h2>Toko online<\/h2>[\s\S]*<a href="\/nonton-aja">NontonAja<\/a>/);
  await browser.open(`${origin}/${SERAMBI}/`);
  expect(heading()).toBe('Kasir Boga Serambi');
  for (const path of ['/nobody', `/${SERAMBI}/nothing`]) {
    await browser.open(`${origin}${path}`);
    expect(browser.status).toBe(404);
    expect(heading()).toBe('Halaman tidak ditemukan');
  }
});

test('a form that lacks something is answered by a page too', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${origin}/${SERAMBI}`, { method: 'POST', headers, body: 'code=A' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Buka kasirnya sekali lagi ya.');
});

test('the page of a till is kept nowhere and framed nowhere, and runs its own script, which may have the camera', async () => {
  await open();
  const policy = browser.headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect(browser.headers.get('permissions-policy')).toBe('camera=(self), geolocation=(), microphone=()');
  expect(browser.headers.get('cache-control')).toBe('no-store');
  expect(browser.text).toContain('<script type="module" src="/till.js"></script>');
  await send('TIDAKADA');
  expect(browser.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['/till.js', "import './scanner.js'"],
  ['/scanner.js', 'getUserMedia'],
  ['/offline.js', 'checkToken'],
  ['/offline-view.js', 'localStorage'],
  ['/tell-poku.js', 'AbortSignal'],
  ['/standing.js', 'forget'],
  ['/zxing.js', 'MultiFormatReader'],
])('the service has the script %s', async (path, name) => {
  const answer = await fetch(`${origin}${path}`);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).toContain(name);
});

test('a till with a network takes the code out of a token, as a camera or a reader types it', async () => {
  const coupon = await revealed();
  await use(`${await tillToken(api, coupon, siti)} `);
  expect(heading()).toBe('Kupon terpakai');
  expect(await stateOf(coupon)).toBe('used');
  await use(await tillToken(api, await revealed(), siti), 'boba-lapis', { store: 'Boba Lapis Dago' });
  expect(alert()).toBe('Kupon ini bukan untuk Boba Lapis.');
  expect(inputs().code).toMatch(/^[A-Z\d]{12}$/);
});

/** Tells the till of a use that its page took without a network. */
async function tell(fields: Record<string, string>, slug = SERAMBI) {
  await open(slug);
  const answer = await fetch(`${origin}/${slug}/offline`, {
    method: 'POST',
    headers: { cookie: browser.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({
      token: inputs().token ?? '',
      store: STORE,
      reference: 'luring-1',
      takenAt: api.deps.clock.now().toISOString(),
      ...fields,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

test('what a till took without a network is told, once, and what came of it is said to the cashier', async () => {
  const coupon = await revealed();
  const token = await tillToken(api, coupon, siti);
  const sent = { status: 200, body: { isUsed: true, text: 'Terkirim. Kupon terpakai.' } };
  expect(await tell({ coupon: token })).toEqual(sent);
  browser = partnerBrowser();
  expect(await tell({ coupon: token })).toEqual(sent);
  const { state, usedAt } = await detail(coupon);
  expect(state).toBe('used');
  browser = partnerBrowser();
  const at = formatTime(Date.parse(usedAt ?? ''));
  expect(await tell({ coupon: token, reference: 'luring-2' })).toEqual({
    status: 200,
    body: {
      isUsed: false,
      text: `Kupon ini dipakai dua kali: sudah terpakai di ${STORE}, ${at}. Sudah dilaporkan ke Poku.`,
    },
  });
  browser = partnerBrowser();
  const forged = await tell({ coupon: 'POKU1.a.b', reference: 'luring-3' });
  expect(forged.body).toEqual({ isUsed: false, text: 'Kode QR ini bukan dari Poku.' });
});

test('a use that is told after three days, and one that was taken back, are said as such', async () => {
  const late = await tillToken(api, await revealed(), siti);
  const takenAt = api.deps.clock.now().toISOString();
  const token = await tillToken(api, await revealed(), siti);
  await tell({ coupon: token });
  await fetch(`${origin}/${SERAMBI}/void`, {
    method: 'POST',
    headers: { cookie: browser.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({ token: inputs().token ?? '', reference: 'luring-1' }),
  });
  browser = partnerBrowser();
  expect((await tell({ coupon: token })).body).toMatchObject({ text: 'Pemakaian ini sudah dibatalkan.' });
  api.deps.clock.advance(73 * 60 * minuteMs);
  browser = partnerBrowser();
  expect((await tell({ coupon: late, takenAt, reference: 'luring-2' })).body).toMatchObject({
    text: 'Sudah lewat 3 hari, jadi kupon ini tidak terpakai.',
  });
});

test.each<Fault>(['lost', 'failed', 'unsigned', 'altered'])(
  'when Poku’s answer is %s the page keeps the use, and the keys that it has',
  async (what) => {
    const coupon = await revealed();
    const token = await tillToken(api, coupon, siti);
    fault = what;
    expect(await tell({ coupon: token })).toEqual({ status: 504, body: {} });
    if (what !== 'altered') expect((await fetch(`${origin}/${SERAMBI}/keys`)).status).toBe(504);
    fault = 'none';
    browser = partnerBrowser();
    expect(await tell({ coupon: token })).toMatchObject({ body: { isUsed: true } });
    expect(await usesOf(coupon)).toBe(1);
  },
);

test('a page of elsewhere tells nothing', async () => {
  const coupon = await tillToken(api, await revealed(), siti);
  calls = [];
  expect(await tell({ coupon, token: 'other' })).toEqual({ status: 403, body: {} });
  expect(calls).toEqual([]);
});

test('the page learns Poku’s keys', async () => {
  const answer = await fetch(`${origin}/${SERAMBI}/keys`);
  expect(await answer.json()).toEqual({ keys: api.deps.config.tillKeys });
});

test('the page of a use tells its script what to remember, and that of its end what to forget', async () => {
  const coupon = await revealed();
  await use(coupon.code);
  const standing = (status: string) =>
    `<div id="standing" data-merchant="${SERAMBI}" data-code="${coupon.code}" data-status="${status}" hidden></div>`;
  expect(browser.text).toContain(standing('used'));
  expect(browser.text).toContain('<script type="module" src="/standing.js"></script>');
  expect(browser.headers.get('permissions-policy')).toContain('camera=()');
  fault = 'lost';
  await browser.submit({});
  fault = 'none';
  await browser.submit({});
  expect(browser.text).toContain(standing('voided'));
});

test('it says that it is there', async () => {
  expect((await fetch(`${origin}/health`)).status).toBe(200);
});

test('a service without the keys of a merchant does not start', () => {
  const deps = { pokuUrl: () => '', logLevel: 'silent' };
  const start = () =>
    buildTills({ ...deps, keysOf: (slug) => (slug === SERAMBI ? undefined : sandboxMerchantKeys(slug)) });
  expect(start).toThrow('boga-serambi');
});
