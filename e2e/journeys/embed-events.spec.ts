import { coupons, expect, openWith, serveHosts, showsCoupons, test } from '../support/embed';

serveHosts();

test('a page hears once of a search, with how many coupons it found', async ({ page, heard }) => {
  await openWith(page, { category: '1' });
  await showsCoupons(page);
  const element = page.locator('poku-catalogue');
  const search = element.getByRole('searchbox', { name: 'Cari kupon' });
  await search.fill('kopi');
  await expect.poll(() => heard('search')).toHaveLength(1);
  const found = await coupons(page).count();
  expect((await heard('search')).map(({ detail }) => detail)).toEqual([
    { query: 'kopi', resultCount: found },
  ]);
  await coupons(page).first().click();
  await expect(element.getByRole('heading', { name: 'Detail Kupon' })).toBeVisible();
  await element.getByRole('button', { name: 'Kembali' }).click();
  await expect(search).toHaveValue('kopi');
  await search.fill('qqqqqq');
  await expect
    .poll(async () => (await heard('search')).map(({ detail }) => detail.query))
    .toEqual(['kopi', 'qqqqqq']);
  expect((await heard('search')).at(-1)?.detail.resultCount).toBe(0);
});

test('a page hears once of each coupon that was in sight, and of no other', async ({ page, heard }) => {
  await openWith(page, { layout: 'row', limit: '6' });
  await showsCoupons(page);
  const seen = async () => (await heard('impression')).map(({ detail }) => detail);
  const idOf = async (index: number) =>
    new URL((await coupons(page).nth(index).getAttribute('href')) ?? '').searchParams.get('id');
  await page.locator('poku-catalogue').scrollIntoViewIfNeeded();
  await expect.poll(seen).toContainEqual({ couponId: await idOf(0), position: 1 });
  const last = { couponId: await idOf(5), position: 6 };
  expect(await seen()).not.toContainEqual(last);
  await coupons(page).last().scrollIntoViewIfNeeded();
  await expect.poll(seen).toContainEqual(last);
  await coupons(page).first().scrollIntoViewIfNeeded();
  await coupons(page).nth(1).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await seen()).map(({ position }) => position)).toContain(2);
  const ids = (await seen()).map(({ couponId }) => couponId);
  expect(new Set(ids).size, 'each of them once').toBe(ids.length);
});
