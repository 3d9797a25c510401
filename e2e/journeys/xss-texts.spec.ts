import type { Page } from '@playwright/test';
import type { WireEarnPartner, WireOwnedCoupon } from '@poku/testing';
import { answerData } from '../support/catalogue';
import { codeCard, tickets } from '../support/coupons';
import { LEGAL_TEXTS } from '../support/help';
import { expect as expectSoon, goInside, logIn, MEMBERS, test } from '../support/journey';
import { expectHarmless, PAYLOADS, watch } from '../support/xss';

/** Hundreds of texts take a busy machine a while. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** All of them in one HTML, each in a paragraph: one may open what another closes. */
const ALL = PAYLOADS.map((payload) => `<p>${payload}</p>`).join('\n');
const NAME = '<img src=x onerror=xss()>';

const goTo = async (page: Page, path: string, shows: string): Promise<void> => {
  await goInside(page, path);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(shows);
};

/** Partners whose every text, HTML and address is a payload. */
const partners = PAYLOADS.map((payload, at): WireEarnPartner => ({
  partnerId: `x${at}`,
  partnerName: payload,
  partnerAddress: payload,
  partnerImage: payload,
  partnerUrl: at === 0 ? 'javascript:xss()' : payload,
  partnerInterim:
    at === 0
      ? null
      : {
          title: payload,
          image: payload,
          description: at === 1 ? ALL : payload,
          redirectUrl: 'javascript:xss()',
        },
  partnerEarnReward: null,
  partnerEarnDetail: { description: payload, howTo: payload, tc: payload },
}));

// With the policy a browser also reports what the sanitiser reads and never lets into the page.
test.use({ bypassCSP: true });

test('no payload in an answer, a question, a text of the operators or a partner to earn at does anything', async ({
  page,
}) => {
  await logIn(page, MEMBERS.siti);
  const found = await watch(page);
  await answerData(
    page,
    '/customerfaq/*',
    ['Semua', ...PAYLOADS].map((topicName, at) => ({
      topicName,
      listChild: at === 0 ? PAYLOADS.map((payload) => ({ topicName: payload, description: payload })) : [],
    })),
  );
  await answerData(
    page,
    '/question/*',
    PAYLOADS.map((question, at) => ({ questionId: `${at}`, question, listMinRatting: [1] })),
  );
  for (const { path, call } of LEGAL_TEXTS)
    await answerData(page, call, { title: path + NAME, content: ALL, validFrom: '2026-01-01' });
  await answerData(page, '/partnerearn/*', partners);

  await page.goto('/pusat-bantuan');
  const topics = page.getByRole('main').locator('a[href^="/faq/topik/"]');
  await expect(topics).toHaveCount(PAYLOADS.length + 1);
  expect((await topics.allTextContents()).slice(1)).toEqual(
    PAYLOADS.map((payload) => `${payload}0 pertanyaan`),
  );
  await expectHarmless(page, '/pusat-bantuan', found);
  await topics.first().click();
  await expect(page.locator('details')).toHaveCount(PAYLOADS.length);
  expect(await page.locator('summary').allTextContents()).toEqual(PAYLOADS);
  await expectHarmless(page, '/faq/topik/semua', found);

  await goInside(page, '/feedback');
  await page.getByRole('group').first().locator('label').first().click();
  await expect(page.getByRole('group')).toHaveCount(PAYLOADS.length);
  expect(await page.locator('legend').allTextContents()).toEqual(PAYLOADS);
  await expectHarmless(page, '/feedback', found);
  for (const { path } of LEGAL_TEXTS) {
    await goTo(page, path, path + NAME);
    await expectHarmless(page, path, found);
  }

  await goInside(page, '/mitra-poku');
  await expect(page.getByRole('main').locator('h2')).toHaveText(PAYLOADS);
  await expectHarmless(page, '/mitra-poku', found);
  await goTo(page, '/earn-partner?id=x0', PAYLOADS[0] ?? '');
  const access = page.getByRole('link', { name: /^AKSES/ });
  await expect(access).toBeVisible();
  await expectHarmless(page, '/earn-partner', found);
  await access.click();
  await expect(page.getByRole('main').locator('a[href^="/earn-partner"]')).toHaveCount(PAYLOADS.length);
  await expectHarmless(page, '/earn-point', found);
  await goTo(page, '/interim?id=x1', PAYLOADS[1] ?? '');
  await expect(page.getByRole('link', { name: /^Lanjut ke/ })).toHaveCount(0);
  await expectHarmless(page, '/interim', found);
});

/** A coupon whose code can be seen for ten minutes more, or one that is used. */
const ownedCoupon = (name: string, at: number, isOpen: boolean): WireOwnedCoupon => {
  const endsAt = new Date(Date.now() + 600_000).toISOString();
  return {
    voucherId: '1001',
    code: `x${at}`,
    voucherName: name,
    voucherImages: name,
    voucherPrice: 22_000,
    brandName: name,
    voucherDescription: name,
    tnc: name,
    pickup_desc: name,
    redeem_desc: name,
    status_activity: isOpen ? 0 : 3,
    status: isOpen,
    voucherCode: isOpen ? NAME : null,
    expiredDate: endsAt,
    revealExpiredDate: isOpen ? endsAt : null,
    remainingSeconds: isOpen ? 600 : null,
    useChannel: 'till',
    usedDate: isOpen ? null : '2026-11-26T03:05:00Z',
    usedStore: isOpen ? null : name,
    sendable: false,
    giftEndDate: null,
    delivery: null,
  };
};

test('no payload in an owned coupon or its code does anything', async ({ page }) => {
  await logIn(page, MEMBERS.agus);
  const found = await watch(page);
  const coupons = [NAME, ...PAYLOADS].map((name, at) => ownedCoupon(name, at, at === 0));
  await page.route('**/gateway/customervoucher/*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, perPage] = [Number(query.get('page')), Number(query.get('perPage'))];
    const data = coupons.slice((number - 1) * perPage, number * perPage);
    const list = { data, page: number, perPage, total: coupons.length };
    return route.fulfill({ json: { responseCode: 200, message: 'OK', data: list } });
  });
  await answerData(page, '/customervoucherdetail/*', {
    ...coupons[0],
    voucherDescription: ALL,
    tnc: ALL,
    pickup_desc: ALL,
    redeem_desc: ALL,
  });
  await page.goto(`/raih?perPage=${Math.ceil(coupons.length / 5) * 5}`);
  await expect(tickets(page)).toHaveCount(coupons.length);
  expect(await tickets(page).getByRole('link', { includeHidden: true }).allTextContents()).toEqual([
    NAME,
    ...PAYLOADS,
  ]);
  await expectHarmless(page, '/raih', found);
  await tickets(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  await expect(codeCard(page)).toContainText(NAME.slice(0, 15));
  await expectHarmless(page, '/kupon-ku', found);
});
