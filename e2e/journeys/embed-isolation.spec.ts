import type { Locator, Page } from '@playwright/test';
import { SITE_URL } from '../support/addresses';
import { coupons, expect, serveHosts, showsCoupons, test } from '../support/embed';
import { hostPage } from '../support/embed-hosts';

serveHosts();

test.use({ reducedMotion: 'reduce' });

/** A picture once four in a row are the same: the height follows what is in it. */
const settledPicture = async (element: Locator): Promise<Buffer> => {
  const take = () => element.screenshot({ animations: 'disabled', caret: 'hide' });
  let picture = await take();
  let same = 0;
  await expect
    .poll(async () => {
      const next = await take();
      same = next.equals(picture) ? same + 1 : 0;
      picture = next;
      return same;
    })
    .toBeGreaterThanOrEqual(3);
  return picture;
};

const picture = async (page: Page, address: string, open: boolean): Promise<Buffer> => {
  await page.goto(address);
  await showsCoupons(page);
  if (open) {
    await coupons(page).first().click();
    // While the coupon is on its way the button stands there already.
    await expect(page.locator('poku-catalogue').getByRole('button', { name: 'Beli' })).toBeEnabled();
  }
  // The picture reaches below the screen, where images wait until they are needed.
  await page.locator('poku-catalogue img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return settledPicture(page.locator('poku-catalogue'));
};

for (const { what, open } of [
  { what: 'the catalogue', open: false },
  { what: 'a coupon', open: true },
]) {
  test(`${what} looks the same on an empty page and on one whose styles are for everything`, async ({
    page,
  }) => {
    const alone = await picture(page, hostPage('blank'), open);
    const hostile = await picture(page, hostPage('plain'), open);
    expect(hostile.equals(alone), 'every pixel is the same').toBe(true);
  });
}

test('a coupon has one column, however wide the page around it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  await coupons(page).first().click();
  const embed = page.locator('poku-catalogue');
  const buy = embed.getByRole('button', { name: 'Beli' });
  await expect(buy).toBeEnabled();
  const picture = await embed.locator('img').first().boundingBox();
  const below = await buy.boundingBox();
  expect(below?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeCloseTo((picture?.x ?? 0) + (picture?.width ?? 0), 0);
});

test('the page around looks the same with and without the catalogue, and keeps its globals and its storage', async ({
  page,
}) => {
  await page.goto(hostPage('article'));
  const own = page.locator('main');
  const globals = () =>
    page.evaluate(() => Object.keys(window).filter((name) => !/^(tellJourney|__pw)/.test(name)));
  const before = { picture: await own.screenshot(), globals: await globals() };
  await page.evaluate((site) => {
    const script = document.createElement('script');
    script.src = `${site}/embed/v1/loader.js`;
    const element = document.createElement('poku-catalogue');
    element.setAttribute('partner', 'nusapoin');
    element.style.marginTop = '100px';
    document.head.append(script);
    document.body.append(element);
  }, SITE_URL);
  await showsCoupons(page);
  expect((await own.screenshot()).equals(before.picture), 'every pixel is the same').toBe(true);

  await page.locator('poku-catalogue').getByRole('link', { name: 'Kuliner' }).first().click();
  await expect(page.locator('poku-catalogue').getByLabel('Cari kupon')).toBeVisible();
  const added = (await globals()).filter((name) => !before.globals.includes(name));
  // webpack finds the chunks of a release by the first name; React Router tells developer tools its version by the other.
  const isKnown = (name: string) => /^(?:chunks_poku_embed_\w+|__reactRouterVersion)$/.test(name);
  expect(added.filter((name) => !isKnown(name))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
});

test('two catalogues of two partners on one page keep apart', async ({ page, heard }) => {
  await page.goto(hostPage('two'));
  await showsCoupons(page, '#one');
  await showsCoupons(page, '#two');
  const colour = (id: string) =>
    page
      .locator(`${id} .poku`)
      .evaluate((inner) => getComputedStyle(inner).getPropertyValue('--poku-primary').trim());
  expect([await colour('#one'), await colour('#two')]).toEqual(['#1B3A7A', '#14603A']);
  expect((await heard('ready')).map(({ detail }) => detail.partner).sort()).toEqual(['fitnusa', 'nusapoin']);

  await coupons(page, '#one').first().click();
  await expect(page.locator('#one').getByRole('button', { name: 'Beli' })).toBeVisible();
  await expect(coupons(page, '#two').first()).toBeVisible();
  expect(await coupons(page, '#two').first().getAttribute('href')).toContain('//fitnusa.localhost');

  await page.locator('#one').evaluate((element) => element.remove());
  await page.locator('#two').getByRole('link', { name: 'Kuliner' }).first().click();
  await expect(page.locator('#two').getByLabel('Cari kupon')).toBeVisible();
});

test('an element that is moved keeps what it shows and asks for nothing again', async ({ page }) => {
  await page.goto(hostPage('two'));
  await showsCoupons(page, '#one');
  await showsCoupons(page, '#two');
  await coupons(page, '#one').first().click();
  await expect(page.locator('#one').getByRole('button', { name: 'Beli' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() =>
    document.querySelector('#elsewhere')?.append(...document.querySelectorAll('#one')),
  );
  await expect(page.locator('#elsewhere #one').getByRole('button', { name: 'Beli' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/gateway/') || url.endsWith('.js'))).toEqual([]);
});

test('a hundred catalogues that came and went leave no memory behind', async ({ page }) => {
  // The API's answers are given back from here, so that its limits play no part.
  const answers = new Map<string, { readonly body: string; readonly headers: Record<string, string> }>();
  await page.route(`${SITE_URL}/gateway/**`, async (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'GET') return route.continue();
    const kept = answers.get(url);
    if (kept) return route.fulfill(kept);
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !/^content-(?:encoding|length)$/.test(name)),
    );
    const answer = { body: await response.text(), headers };
    answers.set(url, answer);
    return route.fulfill(answer);
  });
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  const session = await page.context().newCDPSession(page);
  const mounts = (count: number) =>
    page.evaluate(async (rounds) => {
      document.querySelector('poku-catalogue')?.remove();
      for (let round = 0; round < rounds; round += 1) {
        const element = document.createElement('poku-catalogue');
        element.setAttribute('partner', 'nusapoin');
        const ready = new Promise((resolve) =>
          element.addEventListener('poku:ready', resolve, { once: true }),
        );
        document.body.append(element);
        await ready;
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, count);
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes };
  };
  // The engine keeps what it compiles of code that runs again and again; after so many there is little left to compile.
  await mounts(60);
  // What went last is still being taken down for a moment.
  let before = await measure();
  await expect
    .poll(async () => {
      const last = before;
      before = await measure();
      return before.nodes - last.nodes;
    })
    .toBe(0);
  await mounts(100);
  await expect(async () => {
    const after = await measure();
    expect(after.usedSize / before.usedSize).toBeLessThan(1.05);
    expect(after.nodes / before.nodes).toBeLessThan(1.05);
  }).toPass({ timeout: 120_000 });
});
