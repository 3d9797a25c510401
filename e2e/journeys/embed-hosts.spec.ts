import { partnerSite } from '../support/addresses';
import { buyFirst, coupons, expect, serveHosts, showsCoupons, test } from '../support/embed';
import { hostPage } from '../support/embed-hosts';

serveHosts();

for (const host of ['plain', 'react18', 'federation']) {
  test(`a visitor of a partner's page (${host}) finds coupons there and buys on Poku's site`, async ({
    page,
    heard,
  }) => {
    await page.goto(hostPage(host));
    await showsCoupons(page);
    await expect.poll(() => heard('ready')).toHaveLength(1);
    const address = page.url();

    await coupons(page).first().click();
    await expect.poll(() => heard('coupon-selected')).toHaveLength(1);
    const [selected] = await heard('coupon-selected');
    const name = String(selected?.detail.name);
    await expect(page.locator('poku-catalogue').getByRole('heading', { name, exact: true })).toBeVisible();
    expect(page.url()).toBe(address);

    await page.locator('poku-catalogue').getByRole('button', { name: 'Beli' }).click();
    // Nobody is logged in there, so the checkout waits behind the login.
    await page.waitForURL(
      ({ origin, pathname }) => origin === partnerSite('nusapoin') && pathname === '/login',
    );
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('redirectUri')).toMatch(/^\/checkout\?voucherId=\d+.*quantity=1/);
  });
}

test('a user whom the partner knows is led to the checkout as that member', async ({ page }) => {
  await page.goto(hostPage('blank'));
  await page.locator('poku-catalogue').evaluate((element) => {
    Object.assign(element, { getRedirectToken: () => Promise.resolve('sandbox-linkage') });
  });
  await showsCoupons(page);
  await buyFirst(page);
  await expect(page).toHaveURL(/nusapoin\.localhost:\d+\/partner-login\?redirectUri=/);
  await expect(page.getByText('Siti Rahma')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?voucherId=\d+/);
});

test('a page that opens the checkout itself keeps its visitor', async ({ page, heard }) => {
  await page.goto(hostPage('blank'));
  await page.evaluate(() => addEventListener('poku:buy', (event) => event.preventDefault()));
  await showsCoupons(page);
  await buyFirst(page);
  await expect.poll(() => heard('buy')).toHaveLength(1);
  const [buy] = await heard('buy');
  expect(buy?.detail.url).toMatch(/^http:\/\/nusapoin\.localhost:\d+\/checkout\?voucherId=/);
  expect(page.url()).toBe(hostPage('blank'));
});

test('a link names the same page of Poku’s site, for a new tab and for copying', async ({ page }) => {
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  const href = await coupons(page).first().getAttribute('href');
  expect(href).toMatch(new RegExp(`^${partnerSite('nusapoin')}/voucher\\?id=`));
});

test('going back shows the list where it was left', async ({ page }) => {
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  const last = coupons(page).last();
  await last.scrollIntoViewIfNeeded();
  const top = (await last.boundingBox())?.y ?? 0;
  await last.click();
  await expect(
    page.locator('poku-catalogue').getByRole('heading', { name: 'Detail Kupon' }),
  ).toBeInViewport();
  await page.locator('poku-catalogue').getByRole('button', { name: 'Kembali' }).click();
  await expect(last).toBeInViewport();
  expect(Math.abs(((await last.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
});

test('a category to begin with is followed when it changes', async ({ page }) => {
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  await page.locator('poku-catalogue').evaluate((element) => element.setAttribute('category', '1'));
  await expect(page.locator('poku-catalogue').getByRole('heading', { name: 'Kuliner' })).toBeVisible();
  await expect(page.locator('poku-catalogue').getByLabel('Cari kupon')).toBeVisible();
});

test('a setting that cannot be used is told by its name, and the brand’s own look stays', async ({
  page,
  heard,
}) => {
  await page.goto(hostPage('blank'));
  await showsCoupons(page);
  const colour = () =>
    page
      .locator('poku-catalogue .poku')
      .evaluate((inner) => getComputedStyle(inner).getPropertyValue('--poku-primary').trim());
  expect(await colour()).toBe('#1B3A7A');
  const set = (appearance: unknown) =>
    page
      .locator('poku-catalogue')
      .evaluate((element, value) => Object.assign(element, { appearance: value }), appearance);
  await set({ primary: '#ffd400' });
  await expect
    .poll(() => heard('error'))
    .toMatchObject([{ detail: { code: 'config', field: 'appearance.primary' } }]);
  expect(await colour()).toBe('#1B3A7A');
  await set({ primary: '#7a1fa2' });
  await expect.poll(colour).toBe('#7a1fa2');
});
