import zxing from '@zxing/library';
import type { Locator, Page } from '@playwright/test';
import type { WireOwnedCoupon, WirePage } from '@poku/testing';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect } from './journey';
import { changeAnswer } from './requests';

const { BinaryBitmap, Code128Reader, GlobalHistogramBinarizer, RGBLuminanceSource } = zxing;

/** The call that shows a code. */
export const REVEAL = '/redeemvoucher';
/** What a code looks like, as the API makes them. */
export const CODE = /^[A-Z2-9]{12}$/;

/** A coupon of Agus that was just bought. */
export const NEW_COUPON = 'Es Kopi Susu Gula Aren';
/** A coupon of Agus whose code he looked at five minutes ago. */
export const OPEN_COUPON = 'Tiket Nonton Hari Biasa';

/** The tickets of Kupon Ku, from the first to the last. */
export const tickets = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Goes from Kupon Ku to a coupon; the first of that name. */
export const openTicket = async (page: Page, name: string): Promise<void> => {
  await tickets(page).getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
};

/** The slider of an open coupon. */
export const slider = (page: Page): Locator =>
  page.getByRole('button', { name: 'Geser untuk melihat kode', exact: true });

/** The question before a code is shown. */
export const revealQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Mau lihat kode kupon kamu sekarang?' });

/** Where the code of an open coupon stands. */
export const codeCard = (page: Page): Locator => page.getByRole('group', { name: 'Kode kupon' });

/** From an open coupon to its code, by a press; gives the code that the API answered. */
export const reveal = async (page: Page): Promise<string> => {
  await slider(page).click();
  const answer = page.waitForResponse((response) => response.url().endsWith(REVEAL));
  await revealQuestion(page).getByRole('button', { name: 'Ya' }).click();
  const { data } = (await (await answer).json()) as { readonly data: { voucherCode: string } };
  await expect(codeCard(page).getByText('Hangus dalam')).toBeVisible();
  return data.voucherCode;
};

/** Drags the knob of the slider by a share of its way, and lets it go there. */
export const drag = async (page: Page, share: number): Promise<void> => {
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('There is no slider.');
  const knob = box.height;
  const [x, y] = [box.x + knob / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (box.width - knob) * share, y, { steps: 8 });
  await page.mouse.up();
};

/** Whether the knob of the slider rests at its beginning. */
export const isAtRest = async (page: Page): Promise<boolean> => {
  const [track, knob] = [await slider(page).boundingBox(), await slider(page).locator('svg').boundingBox()];
  return track !== null && knob !== null && knob.x - track.x < knob.width * 2;
};

/** Puts another code into what the page reads, for what the fixtures do not have. */
export const giveCode = (page: Page, voucherCode: string): Promise<void> =>
  changeAnswer(page, '/customervoucher/*', (list: WirePage<WireOwnedCoupon>) => ({
    ...list,
    data: list.data.map((coupon) => (coupon.status_activity === 0 ? { ...coupon, voucherCode } : coupon)),
  }));

/** What a decoder reads from a picture of the page, as a scanner would from the screen. */
export const scan = async (
  page: Page,
): Promise<{ readonly qr: string | undefined; readonly barcode: string }> => {
  const { data, width, height } = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
  const qr = jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data;
  const place = await page.getByRole('img', { name: 'Barcode dari kode kupon' }).last().boundingBox();
  if (!place) throw new Error('There is no barcode.');
  // Its bars are grey alike: one channel tells them from the white.
  const light = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4 + 1] ?? 0);
  const [left, top] = [Math.ceil(place.x), Math.ceil(place.y)];
  const picture = new RGBLuminanceSource(light, width, height).crop(
    left,
    top,
    Math.floor(place.x + place.width) - left,
    Math.floor(place.y + place.height) - top,
  );
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(picture));
  return { qr, barcode: new Code128Reader().decode(bitmap).getText() };
};
