import { buyFirst, coupons, expect, serveHosts, showsCoupons, test } from '../support/embed';
import { hostPage } from '../support/embed-hosts';

serveHosts();

for (const host of ['package-react18', 'package-react19', 'package-vue']) {
  test(`a page made with the package (${host}) shows coupons, follows its settings and hears of a purchase`, async ({
    page,
    heard,
  }) => {
    await page.goto(hostPage(host));
    const title = { 'package-vue': /^Vue 3/, 'package-react18': /^React 18/ }[host] ?? /^React 19/;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await showsCoupons(page);
    const element = page.locator('poku-catalogue');
    expect(await coupons(page).count()).toBeLessThanOrEqual(6);
    expect(await heard('error')).toEqual([]);

    const radius = () =>
      element
        .locator('.poku')
        .evaluate((inner) => getComputedStyle(inner).getPropertyValue('--poku-radius-card').trim());
    await expect.poll(radius).toBe('24px');
    await page.getByRole('button', { name: 'Bulat atau biasa' }).click();
    await expect.poll(radius).not.toBe('24px');

    await page.getByRole('button', { name: 'Kuliner atau semua' }).click();
    await expect(element.getByRole('heading', { name: 'Kuliner' })).toBeVisible();
    await page.getByRole('button', { name: 'Kuliner atau semua' }).click();
    await expect(element.getByRole('heading', { name: 'Kuliner' })).toBeHidden();
    await showsCoupons(page);

    await buyFirst(page);
    await expect.poll(() => heard('buy')).toHaveLength(1);
    const [buy] = await heard('buy');
    await expect(page.getByText(`Dibeli: 1 × ${String(buy?.detail.name)}`, { exact: true })).toBeVisible();
    expect(page.url()).toBe(hostPage(host));
  });

  test(`a catalogue that a page made with the package (${host}) takes away leaves nothing behind, and comes again`, async ({
    page,
    heard,
  }) => {
    await page.goto(hostPage(host));
    await showsCoupons(page);
    const around = () =>
      page.evaluate(() => ({
        html: document.body.outerHTML,
        head: [...document.head.children].map(({ tagName }) => tagName).filter((tag) => tag !== 'SCRIPT'),
        sheets: document.adoptedStyleSheets.length,
        stored: localStorage.length + sessionStorage.length,
      }));
    const loaders = () =>
      page.evaluate(() => [...document.scripts].filter(({ src }) => src.endsWith('/loader.js')).length);
    const toggle = page.getByRole('button', { name: 'Buka atau tutup' });
    await toggle.click();
    await expect(page.locator('poku-catalogue')).toHaveCount(0);
    const once = await around();
    expect(once.head).not.toContain('STYLE');
    expect(once.stored).toBe(0);

    await toggle.click();
    await showsCoupons(page);
    await expect.poll(() => heard('ready')).toHaveLength(2);
    await toggle.click();
    await expect(page.locator('poku-catalogue')).toHaveCount(0);
    expect(await around()).toEqual(once);
    expect(await loaders()).toBe(1);
  });
}

test('a page made with the package hears why the catalogue does not come', async ({ page }) => {
  await page.route('**/embed/v1/loader.js', (route) => route.abort());
  await page.goto(hostPage('package-vue'));
  await expect(page.getByText('Tidak bisa dimuat: blocked')).toBeVisible();
});

test('the package loads the catalogue on a page with the policy of docs/embed.md', async ({
  page,
  heard,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|Refused/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${hostPage('package-react19')}?csp=strict`);
  await showsCoupons(page);
  expect(await heard('error')).toEqual([]);
  expect(refused).toEqual([]);
});
