import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { badgePictures } from './badge-pictures';
import { couponPicture } from './coupon-picture';
import { readCoupons, readLogos, readPromotions } from './fixtures';
import { logoPictures } from './logos';
import { promotionPicture } from './promotion-picture';
import { wayPicture } from './way-picture';

/** Every picture of the site by its path below `/media/`; the same on every run. */
export async function drawMedia(): Promise<Readonly<Record<string, string>>> {
  const coupons = await readCoupons('coupons.json');
  const prepaid = await readCoupons('prepaid.json');
  const promotions = await readPromotions('promotions.json', coupons);
  const logos = await readLogos('partner-logos.json');
  return {
    ...logoPictures(logos),
    ...Object.fromEntries(logos.map((logo) => [`partners/${logo.slug}-way.svg`, wayPicture(logo)])),
    ...badgePictures(),
    ...Object.fromEntries(
      [...coupons, ...prepaid].map((coupon) => [`coupons/${coupon.slug}.svg`, couponPicture(coupon)]),
    ),
    ...Object.fromEntries(
      promotions.map((promotion) => [`promotions/${promotion.slug}.svg`, promotionPicture(promotion)]),
    ),
  };
}

/** What `draw-icons.ts` and `draw-typeface.ts` made: the app's icons as pictures, and the site's letters. */
const MADE = ['icons', 'fonts'];

/**
 * Writes every picture of the site, and its letters, into `<outDir>/media`, over what is there.
 * @throws Error that names the fixture, the item and the field when a picture cannot be made
 */
export async function generateMedia(outDir: string): Promise<void> {
  const files = Object.entries(await drawMedia()).map(([path, picture]) => ({
    file: join(outDir, 'media', path),
    picture,
  }));
  await Promise.all(
    [...new Set(files.map(({ file }) => dirname(file)))].map((folder) => mkdir(folder, { recursive: true })),
  );
  await Promise.all(files.map(({ file, picture }) => writeFile(file, picture)));
  for (const name of MADE) {
    const folder = fileURLToPath(new URL(name, import.meta.url));
    await cp(folder, join(outDir, 'media', name), { recursive: true });
  }
}
