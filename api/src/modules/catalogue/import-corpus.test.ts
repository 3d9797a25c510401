/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried is HTML.
import { couponCall } from '@poku/mfe-catalogue/calls/coupon-detail';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { couponRow as row } from '../../testing/coupons';
import { foreignParts, xssCorpus } from '../../testing/xss';
import { importCoupons } from './import';

const htmlFields = ['descriptionHtml', 'termsHtml', 'pickupHtml', 'redeemHtml'];
const textFields = ['name', 'productName', 'brandName'];
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const detail = async (id: string) =>
  answerTo(couponCall, await api.call('GET', `/voucherdetail/guest?voucherId=${id}`));
const refusalOf = (coupon: object): Promise<string> =>
  importCoupons(api.deps.db, [coupon]).then(
    () => 'imported',
    (error: unknown) => String(error),
  );

test('no payload of the corpus leaves anything that runs in any HTML field', async () => {
  const coupons = xssCorpus.map((payload, index) => ({
    ...row,
    id: `H${index}`,
    slug: `html-${index}`,
    redemptionId: `RH${index}`,
    ...Object.fromEntries(htmlFields.map((field) => [field, payload])),
  }));
  await importCoupons(api.deps.db, coupons);
  for (const [index, payload] of xssCorpus.entries()) {
    const { descriptionHtml, termsHtml, pickupHtml, redeemHtml } = await detail(`H${index}`);
    for (const html of new Set([descriptionHtml, termsHtml, pickupHtml, redeemHtml]))
      expect([payload, foreignParts(html)]).toEqual([payload, []]);
  }
});

test('a payload in a text field stays the text that it is, or is refused by its field', async () => {
  const isText = (payload: string) => payload.length <= 200 && !/\p{Cc}/u.test(payload.trim());
  const coupons = xssCorpus.map((payload, index) => ({
    ...row,
    id: `T${index}`,
    slug: `teks-${index}`,
    redemptionId: `RT${index}`,
    brandId: `merek-${index}`,
    ...Object.fromEntries(textFields.map((field) => [field, payload])),
  }));
  const texts = coupons.filter(({ name }) => isText(name));
  expect(texts.length).toBeGreaterThan(300);
  await importCoupons(api.deps.db, texts);
  for (const { id, name } of texts) {
    const text = name.trim();
    expect(await detail(id)).toMatchObject({ name: text, productName: text, brand: text });
  }
  for (const coupon of coupons.filter(({ name }) => !isText(name)))
    for (const field of textFields) expect(await refusalOf(coupon)).toMatch(`row 1, ${field}`);
});
