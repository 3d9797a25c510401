import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, outbox } from './journey';
import { switchOf } from './screens';

/** A message of a notice as the carrier gets it. */
export type SentNotice = Awaited<ReturnType<typeof outbox>>[number];

/** The bell in the header of home. @param unread notices that it counts */
export const bell = (page: Page, unread = 0): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: unread === 0 ? 'Kotak masuk' : `Kotak masuk, ${String(unread)} belum dibaca`,
    exact: true,
  });

/** The notices of the open inbox. */
export const notices = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** Waits until the bell counts so many, and follows it to the inbox. */
export const followBell = async (page: Page, unread: number): Promise<void> => {
  await bell(page, unread).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kotak Masuk' })).toBeVisible();
};

/** Waits until a notice with a text stands in the inbox, and follows it. */
export const openNotice = async (page: Page, text: string): Promise<void> => {
  const notice = notices(page).filter({ hasText: text });
  await expect(async () => {
    await page.goto('/kotak-masuk');
    await expect(notice).toBeVisible({ timeout: 5_000 });
    // A clock that is moved by months leaves a busy machine much to do.
  }).toPass({ timeout: 240_000 });
  await notice.getByRole('link').click();
};

/** Messages to a number or an address in which a text stands, newest first. */
export const sentWith = async (
  request: APIRequestContext,
  to: string,
  text: string,
): Promise<readonly SentNotice[]> => (await outbox(request, to)).filter((one) => one.text.includes(text));

/**
 * Waits until messages with a text were sent to a number or an address, and gives the newest.
 * @param times how many there are then. Default 1
 */
export const expectSent = async (
  request: APIRequestContext,
  to: string,
  text: string,
  times = 1,
): Promise<SentNotice> => {
  let found: readonly SentNotice[] = [];
  await expect
    .poll(
      async () => {
        found = await sentWith(request, to, text);
        return found.length;
      },
      // A clock that is moved by months leaves a busy machine much to do.
      { message: `'${text}' to ${to}`, timeout: 240_000 },
    )
    .toBe(times);
  const [newest] = found;
  if (newest === undefined) throw new Error('There is no message.');
  return newest;
};

/** Opens the settings of notices, turns switches by channel and kind, and saves them. */
export const setNotices = async (
  page: Page,
  isOn: boolean,
  ...switches: readonly (readonly [Parameters<typeof switchOf>[1], string])[]
): Promise<void> => {
  await page.goto('/change-notification');
  for (const [channel, kind] of switches) await switchOf(page, channel, kind).setChecked(isOn);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Pengaturan notifikasi kamu berhasil diperbarui!')).toBeVisible();
};
