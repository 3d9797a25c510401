import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { partnerSite, SITE_URL } from '../support/addresses';
import { coupons, expect, serveHosts, showsCoupons, test } from '../support/embed';
import { hostPage } from '../support/embed-hosts';

serveHosts();

const CORPUS = fileURLToPath(new URL('../../shared/testing/corpus/xss.json', import.meta.url));

test('a page whose origin is not registered gets no data, an event that says so, and words in place', async ({
  page,
  heard,
}) => {
  const answers: { readonly url: string; readonly status: number; readonly text: string }[] = [];
  page.on('response', async (response) => {
    const url = response.url();
    if (!url.includes('/gateway/') || url.endsWith('/embed/origin')) return;
    answers.push({ url, status: response.status(), text: await response.text().catch(() => '') });
  });
  await page.goto(hostPage('blank', 'asing'));
  await expect(
    page.locator('poku-catalogue').getByText('Katalog kupon belum tersedia di situs ini.'),
  ).toBeVisible();
  await expect(page.locator('poku-catalogue').getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect(coupons(page)).toHaveCount(0);
  expect((await heard('error')).map(({ detail }) => detail.code)).toEqual(['origin']);
  expect(await heard('ready')).toEqual([]);
  // Not even where no browser looks at CORS.
  const direct = await page.request.get(`${SITE_URL}/gateway/category/poku-web`, {
    headers: { origin: new URL(hostPage('blank', 'asing')).origin },
  });
  expect(direct.status()).toBe(400);
  expect(await direct.text()).not.toContain('Kuliner');
  expect(answers.filter(({ text }) => text.includes('Kuliner'))).toEqual([]);
});

test('a network that fails is told as such and heals by the button', async ({ page, heard }) => {
  await page.route(`${SITE_URL}/gateway/**`, (route) => route.abort());
  await page.goto(hostPage('blank'));
  await expect.poll(async () => (await heard('error')).map(({ detail }) => detail.code)).toEqual(['network']);
  await page.unroute(`${SITE_URL}/gateway/**`);
  await page.locator('poku-catalogue').getByRole('button', { name: 'Coba lagi' }).click();
  await showsCoupons(page);
});

test('a catalogue that was changed on its way does not run, and heals by the button', async ({
  page,
  heard,
}) => {
  const isCatalogue = (url: URL) => /\/embed\/[^/]+\/catalogue\./.test(url.pathname);
  await page.route(isCatalogue, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.changed = true;${await response.text()}` });
  });
  await page.goto(hostPage('blank'));
  await expect(page.locator('poku-catalogue').getByRole('alert')).toHaveText(
    'Katalog kupon belum bisa dimuat.',
  );
  expect((await heard('error')).map(({ detail }) => detail.code)).toEqual(['load']);
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
  await page.unroute(isCatalogue);
  await page.locator('poku-catalogue').getByRole('button', { name: 'Coba lagi' }).click();
  await showsCoupons(page);
});

test('a catalogue that does not come is given up after 10 s, and heals by the button', async ({
  page,
  heard,
}) => {
  const isCatalogue = (url: URL) => /\/embed\/[^/]+\/catalogue\./.test(url.pathname);
  await page.route(isCatalogue, () => new Promise(() => undefined));
  await page.goto(hostPage('blank'), { waitUntil: 'commit' });
  await expect(page.locator('poku-catalogue').getByRole('alert')).toHaveText(
    'Katalog kupon terlalu lama dimuat.',
  );
  expect((await heard('error')).map(({ detail }) => detail.code)).toEqual(['timeout']);
  await page.unroute(isCatalogue);
  await page.locator('poku-catalogue').getByRole('button', { name: 'Coba lagi' }).click();
  await showsCoupons(page);
});

test('what the page has put inside shows until the catalogue is there, and where it does not come', async ({
  page,
}) => {
  const isCatalogue = (url: URL) => /\/embed\/[^/]+\/(?:loader\.js|catalogue\.)/.test(url.pathname);
  await page.route(isCatalogue, (route) => route.abort());
  await page.goto(hostPage('inside'));
  const own = page.getByRole('link', { name: 'Kupon kami di Poku' });
  await expect(own).toBeVisible();
  await page.unroute(isCatalogue);
  await page.route(isCatalogue, (route) =>
    route.request().url().includes('catalogue') ? route.abort() : route.continue(),
  );
  await page.reload();
  const element = page.locator('#own');
  await expect(element.getByRole('alert')).toHaveText('Katalog kupon belum bisa dimuat.');
  await expect(own).toBeVisible();
  const font = () => own.evaluate((link) => getComputedStyle(link).fontFamily);
  expect(await font(), 'as the page has it').toBe('Georgia, serif');
  const empty = page.locator('#empty');
  await expect(empty.getByRole('link', { name: 'Buka Poku' })).toHaveAttribute('href', SITE_URL);
  await page.unroute(isCatalogue);
  for (const one of [element, empty]) await one.getByRole('button', { name: 'Coba lagi' }).click();
  await showsCoupons(page, '#own');
  await showsCoupons(page, '#empty');
  await expect(own).toBeHidden();
});

test('one try that fails is made good by the second, and nobody notices', async ({ page, heard }) => {
  let tries = 0;
  await page.route(
    (url) => /\/embed\/[^/]+\/catalogue\./.test(url.pathname),
    (route) => ((tries += 1) === 1 ? route.abort() : route.continue()),
  );
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  expect(tries).toBe(2);
  expect(await heard('error')).toEqual([]);
});

test('the policy of docs/embed.md is enough, word for word, up to the checkout', async ({ page, heard }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|Refused/i.test(message.text()))
      violations.push(message.text());
  });
  const response = await page.goto(`${hostPage('strict')}?csp=strict`);
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await showsCoupons(page);
  const colour = await page
    .locator('poku-catalogue .poku section')
    .first()
    .evaluate((frame) => getComputedStyle(frame).backgroundColor);
  expect(colour, 'the styles apply').toBe('rgb(251, 249, 245)');
  await coupons(page).first().click();
  const terms = page.locator('poku-catalogue').getByText('Syarat dan Ketentuan');
  await terms.click();
  expect(violations).toEqual([]);
  expect(await heard('error')).toEqual([]);
  await page.locator('poku-catalogue').getByRole('button', { name: 'Beli' }).click();
  await page.waitForURL((url) => url.origin === partnerSite('nusapoin'));
});

test('a site without scripts frames the catalogue, at its height, and buying takes the whole window', async ({
  page,
}) => {
  await page.goto(hostPage('framed'));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('poku-catalogue a[href*="/voucher?"]').first()).toBeVisible();
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  await expect.poll(height).toBeGreaterThan(1_000);
  await frame.locator('poku-catalogue a[href*="/voucher?"]').first().click();
  await frame.getByRole('button', { name: 'Beli' }).click();
  await page.waitForURL((url) => url.origin === partnerSite('nusapoin'));
});

test('a page of no registered origin cannot frame it', async ({ page }) => {
  const policy = (await page.request.get(`${SITE_URL}/embed/v1/frame?partner=nusapoin`)).headers()[
    'content-security-policy'
  ];
  expect(policy).toMatch(/; frame-ancestors http:\/\/nusapoin\.localhost:\*/);
  expect(policy).not.toContain('asing');
  expect((await page.request.get(`${SITE_URL}/tukar`)).headers()['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-.+; frame-ancestors 'none'$/,
  );
});

test('no payload of the corpus runs in the catalogue, in whichever text or HTML it comes', async ({
  page,
}) => {
  const payloads = JSON.parse(readFileSync(CORPUS, 'utf8')) as readonly string[];
  const ran: string[] = [];
  await page.exposeFunction('xss', () => void ran.push('ran'));
  let payload = '';
  const poisoned = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => poisoned(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]));
    return typeof value === 'string' && /name|desc|tnc|brand$|image/i.test(key) ? value + payload : value;
  };
  await page.route(`${SITE_URL}/gateway/**`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.startsWith('{')) return route.fulfill({ response, body: text });
    return route.fulfill({ response, json: poisoned(JSON.parse(text)) });
  });
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  const tenth = Math.ceil(payloads.length / 10);
  for (let index = 0; index < 10; index += 1) {
    // Thirty at a time: each field carries all of them.
    payload = payloads.slice(index * tenth, (index + 1) * tenth).join('\n');
    await page.locator('poku-catalogue').evaluate((element) => {
      const fresh = document.createElement('poku-catalogue');
      fresh.setAttribute('partner', 'nusapoin');
      element.replaceWith(fresh);
    });
    await coupons(page).first().click();
    const embed = page.locator('poku-catalogue');
    for (const title of ['Tempat Penukaran', 'Cara Penukaran', 'Syarat dan Ketentuan'])
      await embed.getByText(title, { exact: true }).first().click();
    const found = await embed.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
        .flatMap((node) =>
          [...node.attributes].map(({ name, value }) => [node.tagName, name, value] as const),
        )
        .filter(
          ([, name, value]) =>
            name.startsWith('on') ||
            (/^(?:href|src|action)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value)),
        ),
    );
    expect(found).toEqual([]);
    expect(await embed.locator('script, iframe, object, embed, form, base, meta').count()).toBe(0);
  }
  expect(ran).toEqual([]);
});
