import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { tillPage } from '../support/addresses';
import { codeCard, NEW_COUPON, openTicket, reveal, tickets } from '../support/coupons';
import { advanceClock, expect, MEMBERS, startSession, test } from '../support/journey';

const MINUTE_MS = 60_000;
/** Who takes the coupons of Kopi Serambi. */
const SERAMBI = 'boga-serambi';
const STORE = 'Kopi Serambi Senayan';
/** A coupon of Agus for online use. */
const ONLINE_COUPON = 'Voucher Belanja Rp150.000';

/** The member's phone with a coupon open; gives its code. */
const openCode = async (page: Page, coupon = NEW_COUPON): Promise<string> => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await openTicket(page, coupon);
  return reveal(page);
};

/** A till beside the phone. */
const openTill = async (context: BrowserContext, merchant = SERAMBI): Promise<Page> => {
  const till = await context.newPage();
  await till.goto(tillPage(merchant));
  return till;
};

const use = async (till: Page, code: string): Promise<void> => {
  await till.getByLabel('Kode kupon').fill(code);
  await till.getByRole('button', { name: 'Pakai kupon' }).click();
};

/** Opens the view for a cashier; its dialog. */
const showAtTill = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Tampilkan ke kasir/ }).click();
  const shown = page.getByRole('dialog', { name: 'Tampilkan ke kasir' });
  await expect(shown.getByRole('img', { name: 'Kode QR dari kode kupon' })).toBeVisible();
  return shown;
};

/** Runs a browser for tills whose camera sees what the phone shows now. */
const beforeCamera = async (page: Page, work: (tills: Browser) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-till-'));
  const film = join(folder, 'phone.mjpeg');
  await writeFile(film, await page.screenshot({ type: 'jpeg', quality: 95, animations: 'disabled' }));
  const tills = await chromium.launch({
    ...test.info().project.use.launchOptions,
    args: [
      ...(test.info().project.use.launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    await work(tills);
  } finally {
    await tills.close();
    await rm(folder, { recursive: true });
  }
};

test('a till scans the code from the phone’s screen: the ticket is torn while the member looks, and whole again when the till takes it back', async ({
  page,
}) => {
  await openCode(page);
  const shown = await showAtTill(page);
  await beforeCamera(page, async (tills) => {
    const till = await openTill(await tills.newContext({ permissions: ['camera'] }));
    await till.getByRole('button', { name: 'Pindai kode' }).click();
    await expect(till.getByRole('heading', { name: 'Kupon terpakai' })).toBeVisible();
    await expect(till.getByRole('main')).toContainText(NEW_COUPON);

    await expect(shown).toBeHidden();
    await expect(page.getByText(`Kupon ${NEW_COUPON} terpakai di ${STORE}.`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Dipakai .* di Kopi Serambi Senayan/);
    await expect(codeCard(page)).toContainText('Kupon ini sudah terpakai');

    await till.getByRole('button', { name: 'Batalkan' }).click();
    await expect(till.getByRole('heading', { name: 'Pemakaian dibatalkan' })).toBeVisible();
    await expect(codeCard(page).getByText('Hangus dalam')).toBeVisible();
  });
});

/** A till that was opened with a network and has none now. */
const openTillWithoutNetwork = async (tills: Browser) => {
  const context = await tills.newContext({ permissions: ['camera'], viewport: { width: 360, height: 800 } });
  const till = await openTill(context);
  // The keys and the decoder.
  await till.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(till.getByText('Tanpa jaringan. Pindai kode QR pelanggan')).toBeVisible();
  return { context, till };
};
const scan = (till: Page) => till.getByRole('button', { name: 'Pindai kode' }).click();
const ACCEPTED = 'Kupon diterima, dikirim saat jaringan kembali';

test('tills without a network take the coupon by its token: the first that tells tears the ticket, the second hears of the double use', async ({
  page,
}) => {
  const code = await openCode(page);
  const shown = await showAtTill(page);
  // The plain code has 29 modules across.
  const qr = shown.getByRole('img', { name: 'Kode QR dari kode kupon' });
  await expect(qr).toHaveAttribute('viewBox', /^-4 -4 6\d 6\d$/);
  await beforeCamera(page, async (tills) => {
    const first = await openTillWithoutNetwork(tills);
    await use(first.till, code);
    await expect(first.till.getByRole('alert')).toContainText(
      'Tanpa jaringan, kode ini belum bisa diterima.',
    );
    await expectAccessible(first.till, 'a till without a network');
    await scan(first.till);
    await expect(first.till.getByRole('heading', { name: ACCEPTED })).toBeVisible();
    await expect(first.till.getByRole('alert')).toHaveCount(0);
    await expect(first.till.getByRole('region', { name: 'Menunggu dikirim' })).toContainText(NEW_COUPON);
    await expectAccessible(first.till, 'a coupon that a till took without a network');
    await scan(first.till);
    await expect(first.till.getByRole('alert')).toContainText('Kupon ini sudah diterima di kasir ini.');
    const second = await openTillWithoutNetwork(tills);
    await scan(second.till);
    await expect(second.till.getByRole('heading', { name: ACCEPTED })).toBeVisible();
    await expect(shown).toBeVisible();

    await first.context.setOffline(false);
    await expect(first.till.getByText('Terkirim. Kupon terpakai.')).toBeVisible();
    await expect(first.till.getByRole('region', { name: 'Menunggu dikirim' })).toBeHidden();
    await expect(shown).toBeHidden();
    await expect(page.getByText(`Kupon ${NEW_COUPON} terpakai di ${STORE}.`)).toBeVisible();
    await expect(codeCard(page)).toContainText('Kupon ini sudah terpakai');

    await second.context.setOffline(false);
    const double = second.till.getByRole('alert').filter({ hasText: 'Kupon ini dipakai dua kali' });
    await expect(double).toContainText(STORE);
    await second.till.reload();
    await expect(double).toContainText(NEW_COUPON);
    await expectAccessible(second.till, 'a double use at the till');
    await second.till.getByRole('button', { name: 'Oke, sudah dicatat' }).click();
    await expect(double).toHaveCount(0);
  });
});

test('what a till used with a network it takes no second time without one, until it takes that back', async ({
  page,
}) => {
  await openCode(page);
  const shown = await showAtTill(page);
  await expect(shown.getByRole('img', { name: 'Kode QR dari kode kupon' })).toHaveAttribute(
    'viewBox',
    /^-4 -4 6\d 6\d$/,
  );
  await beforeCamera(page, async (tills) => {
    const context = await tills.newContext({ permissions: ['camera'] });
    const till = await openTill(context);
    await scan(till);
    await expect(till.getByRole('heading', { name: 'Kupon terpakai' })).toBeVisible();
    const next = await openTill(context);
    await next.waitForLoadState('networkidle');
    await context.setOffline(true);
    await scan(next);
    await expect(next.getByRole('alert')).toContainText('Kupon ini sudah diterima di kasir ini.');

    await context.setOffline(false);
    await till.getByRole('button', { name: 'Batalkan' }).click();
    await expect(till.getByRole('heading', { name: 'Pemakaian dibatalkan' })).toBeVisible();
    // The browser sees a network, and nothing comes through it.
    await context.route('**/health', (route) => route.abort());
    await scan(next);
    await expect(next.getByRole('heading', { name: ACCEPTED })).toBeVisible();
    const telling = '**/boga-serambi/offline';
    await context.route(telling, (route) => route.abort());
    await next.getByRole('button', { name: 'Kirim sekarang' }).click();
    await expect(next.getByRole('alert')).toContainText('Belum terkirim.');
    await context.unroute(telling);
    await next.getByRole('button', { name: 'Kirim sekarang' }).click();
    await expect(next.getByText('Terkirim. Kupon terpakai.')).toBeVisible();
    await expect(next.getByRole('alert')).toHaveCount(0);
  });
});

test('a typed code is used once; the list, the history and every other till say so', async ({
  page,
  context,
}) => {
  const code = await openCode(page);
  const till = await openTill(context);
  await use(till, 'ABCD EFGH 2345');
  await expect(till.getByRole('alert')).toContainText('tidak dikenal');
  const other = await openTill(context, 'boba-lapis');
  await use(other, code);
  await expect(other.getByRole('alert')).toContainText('bukan');

  // As it is read out: small letters, in groups.
  await use(till, code.toLowerCase().replace(/(.{4})/g, '$1 '));
  await expect(till.getByRole('heading', { name: 'Kupon terpakai' })).toBeVisible();
  await expectAccessible(till, 'a used coupon at the till');
  await page.goBack();
  const ticket = tickets(page).filter({ hasText: 'Terpakai' }).filter({ hasText: STORE });
  await expect(ticket).toContainText(NEW_COUPON);
  await expectAccessible(page, 'Kupon Ku with a torn ticket');
  await page.goto('/riwayat?tab=tukar');
  const bought = page.getByRole('listitem').filter({ hasText: NEW_COUPON });
  await expect(bought).toContainText('1 dari 2 kupon terpakai');
  await bought.getByRole('button', { name: 'Detail pembayaran' }).click();
  await expect(bought).toContainText(/Dipakai .* di Kopi Serambi Senayan/);
  await expectAccessible(page, 'a purchase in the history with a used coupon');

  await till.getByRole('link', { name: 'Kupon berikutnya' }).click();
  await use(till, code);
  await expect(till.getByRole('alert')).toContainText('Kupon ini sudah dipakai.');
  await expectAccessible(till, 'a refused coupon at the till');
});

test('after five minutes a till takes nothing back, and after thirty no code is taken', async ({
  page,
  context,
  request,
}) => {
  const code = await openCode(page);
  const till = await openTill(context);
  await use(till, code);
  await expect(till.getByRole('heading', { name: 'Kupon terpakai' })).toBeVisible();
  await advanceClock(request, 6 * MINUTE_MS);
  await till.getByRole('button', { name: 'Batalkan' }).click();
  await expect(till.getByRole('alert')).toContainText('Sudah lewat 5 menit');

  await page.goto('/raih');
  await openTicket(page, ONLINE_COUPON);
  const late = await reveal(page);
  await advanceClock(request, 31 * MINUTE_MS);
  const shop = await openTill(context, 'pasar-segar');
  await use(shop, late);
  await expect(shop.getByRole('alert')).toContainText('Waktu kode ini sudah habis.');
});

test('a coupon for online use is shown to no till: its code is copied, and the shop takes it', async ({
  page,
  context,
}) => {
  const code = await openCode(page, ONLINE_COUPON);
  await expect(page.getByRole('main')).toContainText('Untuk dipakai online');
  await expect(page.getByRole('button', { name: /^Tampilkan ke kasir/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Salin kode' })).toBeVisible();
  await expectAccessible(page, 'a coupon for online use');
  const till = await openTill(context);
  await use(till, code);
  await expect(till.getByRole('alert')).toContainText('bukan');
  const shop = await openTill(context, 'pasar-segar');
  await use(shop, code);
  await expect(shop.getByRole('heading', { name: 'Kupon terpakai' })).toBeVisible();
  await expect(codeCard(page)).toContainText('Kupon ini sudah terpakai');
});
