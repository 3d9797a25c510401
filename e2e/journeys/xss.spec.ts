import type { Page } from '@playwright/test';
import type { WireVoucher } from '@poku/testing';
import { anyCoupon, answerData, cards, openFilter } from '../support/catalogue';
import { expect, logIn, test } from '../support/journey';
import { expectHarmless, PAYLOADS, watch } from '../support/xss';

/** Answers in which every text and every HTML of a coupon is the payload. */
const poisoned = (coupon: WireVoucher, payload: string, at: number): WireVoucher => ({
  ...coupon,
  voucherId: `x${at}`,
  voucherName: payload,
  productName: payload,
  brand: `x${at}`,
  brandName: payload,
  descriptions: payload,
  tnc: payload,
  pickup_desc: payload,
  redeem_desc: payload,
});

/** Texts of a coupon that are HTML, each read and shown apart from the others. */
const HTML = ['descriptions', 'tnc', 'pickup_desc', 'redeem_desc'] as const;

/** The payloads from `at` on, one in each HTML of a coupon, whose name is the first. */
const shared = (coupon: WireVoucher, at: number): WireVoucher => ({
  ...poisoned(coupon, PAYLOADS[at] ?? '', at),
  ...Object.fromEntries(HTML.map((text, n) => [text, PAYLOADS[at + n] ?? ''])),
});

/** Waits until each payload stands on a card, as the text that it is. */
const expectAsText = async (page: Page): Promise<void> => {
  await expect(cards(page)).toHaveCount(PAYLOADS.length);
  expect(await cards(page).getByRole('link', { includeHidden: true }).allTextContents()).toEqual(PAYLOADS);
};

test('no payload in a coupon of a list, a brand, a category or a prepaid package does anything', async ({
  page,
  request,
}) => {
  const coupon = await anyCoupon(request);
  await logIn(page);
  const found = await watch(page);
  const coupons = PAYLOADS.map((payload, at) => poisoned(coupon, payload, at));
  const categories = PAYLOADS.map((payload, at) => ({
    categoryId: String(at + 1),
    categoryName: payload,
    categoryImage: payload,
  }));
  await answerData(page, '/category/*', categories);
  await answerData(page, '/getpopularvoucher/*', coupons);
  await answerData(page, '/voucherlist', {
    result: coupons,
    brandList: PAYLOADS.map((payload, at) => ({ brand: `x${at}`, brandName: payload })),
    page: 1,
    perPage: 100,
    nextCursor: null,
  });
  await answerData(
    page,
    '/productlist/*',
    PAYLOADS.map((payload, at) => ({
      productId: `x${at}`,
      productName: payload,
      productPrice: 1_000,
      productDesc: payload,
      productImage: payload,
      operatorName: payload,
      redemptionId: `x${at}`,
      rewardItemId: `x${at}`,
      productQty: 5,
    })),
  );

  await page.goto('/tukar');
  await expectAsText(page);
  await expectHarmless(page, '/tukar', found);
  await page.getByRole('region', { name: 'Kategori' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(PAYLOADS[0] ?? '');
  await expectAsText(page);
  const dialog = await openFilter(page);
  await expect(dialog.getByRole('checkbox', { includeHidden: true })).toHaveCount(PAYLOADS.length + 1);
  for (const box of (await dialog.getByRole('checkbox').all()).slice(1, 5)) await box.check();
  await expectHarmless(page, '/kategori/1', found);
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByRole('list', { name: 'Filter aktif' }).getByRole('button')).toHaveCount(4);
  await expectHarmless(page, '/kategori/1', found);
  const odd = new URLSearchParams({
    name: PAYLOADS[0] ?? '',
    sort: PAYLOADS[1] ?? '',
    brand: PAYLOADS[2] ?? '',
  });
  await page.goto(`/kategori/2?${odd.toString()}`);
  await expectAsText(page);
  await expectHarmless(page, '/kategori/2', found);

  await page.goto('/pulsa-prabayar');
  await page.getByLabel('Nomor HP yang diisi').fill('081200000009');
  await expectAsText(page);
  await expectHarmless(page, '/pulsa-prabayar', found);
});

test('no payload in a promotion, a recommendation or a favourite does anything', async ({
  page,
  request,
}) => {
  const coupon = await anyCoupon(request);
  await logIn(page);
  const found = await watch(page);
  const favourites = PAYLOADS.map((payload, at) => ({
    favoriteId: `x${at}`,
    voucherId: `x${at}`,
    redemptionId: `x${at}`,
    rewardItemId: `x${at}`,
    voucherImages: payload,
    productName: payload,
    brandName: payload,
    voucherPoint: 1_000,
    voucherQty: 5,
  }));
  await answerData(page, '/favoritvoucher', favourites);
  await answerData(page, '/allfavoritvoucher/*', favourites);
  await answerData(page, '/customerrecomendationdetail/*', {
    adsId: 'x',
    adsName: PAYLOADS.join(' '),
    result: PAYLOADS.map((payload, at) => poisoned(coupon, payload, at)),
  });
  await answerData(
    page,
    '/customerpromotion/*',
    PAYLOADS.map((payload, at) => ({
      adsId: `x${at}`,
      adsName: payload,
      adsLink: at % 2 === 0 ? payload : `javascript:xss()//${payload}`,
      image: payload,
      productId: [],
    })),
  );
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Promo', exact: true }).getByRole('link');
  await expect(slides).toHaveCount(PAYLOADS.length);
  expect(await slides.allTextContents()).toEqual(PAYLOADS);
  for (const address of await slides.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    expect(address).toMatch(/^\/(kupon-rekomendasi\?adsId=x\d+)?/);
  await expect(page.getByRole('region', { name: 'Rekomendasi Kami' }).locator('article')).toHaveCount(
    PAYLOADS.length,
  );
  await expectHarmless(page, '/', found);
  await slides.first().click();
  await expect(page).toHaveURL('/kupon-rekomendasi?adsId=x0');
  await expectAsText(page);
  await expectHarmless(page, '/kupon-rekomendasi', found);
  for (const path of ['/kupon-favorit', '/favorit']) {
    await page.goto(path);
    await expectAsText(page);
    await expectHarmless(page, path, found);
  }
});

test.describe('without the help of the Content Security Policy', () => {
  // With it a browser also reports what the sanitiser reads and never lets into the page, which could not be told apart.
  test.use({ bypassCSP: true });

  test("no payload in a coupon's name, description, terms or ways of redeeming does anything", async ({
    page,
    request,
  }) => {
    const coupon = await anyCoupon(request);
    await logIn(page);
    const found = await watch(page);
    await answerData(page, '/allfavoritvoucher/*', []);
    await page.route('**/gateway/voucherdetail/*', (route) => {
      const id = new URL(route.request().url()).searchParams.get('voucherId') ?? '';
      const at = Number(id.slice(1));
      const data =
        at < PAYLOADS.length ? shared(coupon, at) : poisoned(coupon, PAYLOADS.join(''), PAYLOADS.length);
      return route.fulfill({ json: { responseCode: 200, message: 'OK', data } });
    });
    await answerData(page, '/favoritvoucherdetail*', {
      ...poisoned(coupon, PAYLOADS.join(' '), 0),
      favoriteId: 'x0',
    });
    await page.goto('/favorit?favoriteId=x0');
    await expect(page.getByRole('link', { name: 'Tukar Kupon Ini' })).toBeVisible();
    await expectHarmless(page, '/favorit', found);
    // All of them in one text, where one may open what another closes.
    await page.goto(`/voucher?id=x${PAYLOADS.length}`);
    await expect(page.getByText('TOTAL HARGA')).toBeVisible();
    await expectHarmless(page, '/voucher', found);
    // As many at once as a coupon has HTML.
    const names = PAYLOADS.map((name, at) => ({ name, at })).filter(({ at }) => at % HTML.length === 0);
    const wrong = await page.evaluate(async (coupons) => {
      const shown = () => document.querySelector('#konten h2')?.textContent;
      const later = (resolve: () => void): number => requestAnimationFrame(() => resolve());
      const problems: string[] = [];
      for (const { name: payload, at } of coupons) {
        history.pushState({ idx: at + 1 }, '', `/voucher?id=x${at}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        for (const endsAt = Date.now() + 8_000; shown() !== payload && Date.now() < endsAt;)
          await new Promise<void>(later);
        if (shown() !== payload) problems.push(`${payload} is shown as ${String(shown())}`);
        for (const element of document.querySelectorAll('#konten *'))
          if (
            element.matches('script, style, iframe, object, embed, svg script, form') ||
            element.getAttributeNames().some((name) => name.startsWith('on')) ||
            (element instanceof HTMLAnchorElement &&
              /^(javascript|data|vbscript|blob):/i.test(element.protocol))
          )
            problems.push(`${payload} leaves ${element.outerHTML.slice(0, 200)}`);
      }
      return problems;
    }, names);
    expect(wrong).toEqual([]);
    await expectHarmless(page, '/voucher', found);
  });
});
