import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isMotif, type Motif, motifs } from './motifs';

const folder = fileURLToPath(new URL('../../api/fixtures/', import.meta.url));

/** What the picture of a coupon is made from. */
export interface CouponPicture {
  readonly slug: string;
  readonly category: string;
  readonly brandName: string;
  /** `#RRGGBB`. */
  readonly brandColor: string;
  readonly motif: Motif;
}

/** What the picture of a promotion is made from: the coupons that it shows. */
export interface PromotionPicture {
  readonly slug: string;
  readonly coupons: readonly CouponPicture[];
}

/** A partner's logo: SVG elements on a ground of one colour, in a square of 96. */
export interface PartnerLogo {
  readonly slug: string;
  /** `#RRGGBB`. */
  readonly ground: string;
  readonly body: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

async function rows(file: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const content: unknown = JSON.parse(await readFile(folder + file, 'utf8'));
  if (!Array.isArray(content)) throw new Error(`${file} must be a list`);
  return content.map((row: unknown, index) => {
    if (!isRecord(row)) throw new Error(`${file}, item ${index + 1} must be an object`);
    return row;
  });
}

function text(file: string, row: Readonly<Record<string, unknown>>, field: string, pattern: RegExp): string {
  const value = row[field];
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new Error(
    `${file}, item "${String(row.slug ?? row.id)}": ${field} must match ${pattern}, it is ${JSON.stringify(value)}`,
  );
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reads what the pictures of a list of coupons need.
 * @throws Error that names the file, the item and the field that is missing or wrong
 */
export async function readCoupons(file: string): Promise<readonly CouponPicture[]> {
  return (await rows(file)).map((row) => {
    const motif = text(file, row, 'motif', /./);
    if (!isMotif(motif)) {
      throw new Error(
        `${file}, item "${String(row.slug)}": motif "${motif}" is not drawn; known: ${Object.keys(motifs).join(', ')}`,
      );
    }
    return {
      slug: text(file, row, 'slug', slugPattern),
      category: text(file, row, 'category', slugPattern),
      brandName: text(file, row, 'brandName', /./),
      brandColor: text(file, row, 'brandColor', /^#[0-9a-f]{6}$/i),
      motif,
    };
  });
}

/**
 * Reads the logos of the sandbox partners.
 * @throws Error that names the file, the item and the field that is missing or wrong
 */
export async function readLogos(file: string): Promise<readonly PartnerLogo[]> {
  return (await rows(file)).map((row) => ({
    slug: text(file, row, 'slug', slugPattern),
    ground: text(file, row, 'ground', /^#[0-9a-f]{6}$/i),
    body: text(file, row, 'body', /^</),
  }));
}

/**
 * Reads the promotions with the coupons that they name.
 * @throws Error that names the promotion and the coupon that does not exist
 */
export async function readPromotions(
  file: string,
  coupons: readonly CouponPicture[],
): Promise<readonly PromotionPicture[]> {
  return (await rows(file)).map((row) => {
    const slug = text(file, row, 'slug', slugPattern);
    if (!Array.isArray(row.vouchers)) throw new Error(`${file}, item "${slug}": vouchers must be a list`);
    return {
      slug,
      coupons: row.vouchers.map((name: unknown) => {
        const coupon = coupons.find((candidate) => candidate.slug === name);
        if (coupon === undefined)
          throw new Error(`${file}, item "${slug}": vouchers names no coupon ${JSON.stringify(name)}`);
        return coupon;
      }),
    };
  });
}
