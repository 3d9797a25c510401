import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SITE_URL } from '../support/addresses';
import { coupons, expect, openWith, serveHosts, showsCoupons, test } from '../support/embed';
import { hostPage } from '../support/embed-hosts';

serveHosts();

const LOADER_GZIP_BYTES = 2_048;
const START_BYTES = 165_000;
const ENGLISH_BROTLI_BYTES = 6_000;

test('the loader has at most 2 KB', async ({ page }) => {
  const text = await (await page.request.get(`${SITE_URL}/embed/v1/loader.js`)).body();
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(LOADER_GZIP_BYTES);
});

test('a plain page downloads at most 165 KB until coupons show, pictures aside', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const loaded = new Map<string, { readonly url: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname, origin } = new URL(response.url);
    const isPicture = pathname.startsWith('/media/');
    if (origin === SITE_URL && !isPicture) loaded.set(requestId, { url: pathname, bytes: 0 });
  });
  // Body as it came over the wire, with its headers.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = loaded.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  const rows = [...loaded.values()];
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`embed until coupons show: ${total} bytes in ${rows.length} answers`);
  expect(rows.some(({ url }) => /^\/embed\/v1\/loader\.js$/.test(url))).toBe(true);
  expect(rows.some(({ url }) => url.includes('/getpopularvoucher/'))).toBe(true);
  expect(rows.some(({ url }) => url.includes('/english.'))).toBe(false);
  expect(total, JSON.stringify(rows)).toBeLessThanOrEqual(START_BYTES);
  await expect(coupons(page).first()).toBeVisible();
});

test('an English catalogue downloads at most 6 KB of texts beyond', async ({ page }) => {
  const english = page.waitForResponse((response) => response.url().includes('/english.'));
  await openWith(page, { lang: 'en' });
  const texts = brotliCompressSync(await (await english).body()).length;
  console.log(`English texts of the embed: ${texts} bytes of brotli`);
  expect(texts).toBeLessThanOrEqual(ENGLISH_BROTLI_BYTES);
});

test('the addresses of a partner’s page may be asked for from anywhere, and stay fresh or stay for good', async ({
  page,
}) => {
  const live = (await (await page.request.get(`${SITE_URL}/embed/v1/release.json`)).json()) as {
    readonly version: string;
    readonly files: readonly { readonly name: string; readonly integrity: string }[];
  };
  const evergreen = (await page.request.get(`${SITE_URL}/embed/v1/loader.js`)).headers();
  const exact = (await page.request.get(`${SITE_URL}/embed/${live.version}/loader.js`)).headers();
  expect(evergreen['cache-control']).toBe('no-cache');
  expect(exact['cache-control']).toContain('immutable');
  for (const headers of [evergreen, exact]) {
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
  expect(live.files.map(({ name }) => name)).toEqual(expect.arrayContaining(['loader.js', 'remoteEntry.js']));
});

test('a page with a fixed version and its integrity shows the catalogue', async ({ page }) => {
  const live = (await (await page.request.get(`${SITE_URL}/embed/v1/release.json`)).json()) as {
    readonly version: string;
    readonly files: readonly { readonly name: string; readonly integrity: string }[];
  };
  const integrity = live.files.find(({ name }) => name === 'loader.js')?.integrity ?? '';
  await page.goto(hostPage('article'));
  await page.evaluate(
    ([src = '', hash = '']) => {
      const script = document.createElement('script');
      Object.assign(script, { src, integrity: hash, crossOrigin: 'anonymous' });
      const element = document.createElement('poku-catalogue');
      element.setAttribute('partner', 'nusapoin');
      document.body.append(element);
      document.head.append(script);
    },
    [`${SITE_URL}/embed/${live.version}/loader.js`, integrity],
  );
  await showsCoupons(page);
});
