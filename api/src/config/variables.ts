import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { publicKeyOf } from '../modules/notices/push-key';
import { isSigningKeyName, readSigningKey } from '../security/signing-key';
import { LEAST_KEY_CHARS } from './partner-keys';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const parts = (text: string): string[] => text.split(',').map((part) => part.trim());
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
/** Origins as browsers write them, since they are compared as text. */
const originList = z
  .string()
  .transform(parts)
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins: https://host, without a path, …')));

/** `address` or `address/bits`. No bits at all would be everybody. */
const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    most > 0 && more.length === 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most))
  );
};
const rangeList = z
  .string()
  .transform(parts)
  .pipe(z.array(z.string().refine(isAddressRange, 'must be ranges of addresses: 10.0.0.0/8, fd00::/8, …')));

/** `slug=address`, separated by commas: the addresses by slug. @param keys the setting that names their keys */
const addressList = (keys: string) =>
  z.string().transform((text, context) => {
    const found: Record<string, string> = {};
    for (const entry of text.split(',')) {
      const [, slug, url] = /^\s*([a-z][a-z0-9-]*)=(https?:\/\/\S+[^/\s])\s*$/.exec(entry) ?? [];
      if (slug === undefined || url === undefined) {
        context.addIssue(`must be: slug=https://address, …; the keys stand in the file of ${keys}`);
        return z.NEVER;
      }
      found[slug] = url;
    }
    return found;
  });
/** The partners' addresses by slug. */
export const partnerList = addressList('POKU_PARTNER_KEYS');
/** The billers' addresses by slug. */
export const billerList = addressList('POKU_BILLER_KEYS');

/** A key or token that operators make. */
const ownKey = z
  .string()
  .min(LEAST_KEY_CHARS, `must be at least ${LEAST_KEY_CHARS} characters: openssl rand -hex 16`);
/** An Ed25519 private key. */
export const signingKey = z.string().transform((text, context) => {
  const key = readSigningKey(text);
  if (key !== undefined) return key;
  context.addIssue('must be an Ed25519 private key, PKCS #8 in DER as base64');
  return z.NEVER;
});
const signingKeyNames = z
  .string()
  .transform(parts)
  .pipe(z.array(z.string().refine(isSigningKeyName, 'must be Ed25519 public keys in base64url: key, …')));

/** A VAPID key (RFC 8292). */
const pushKey = z
  .string()
  .refine((text) => publicKeyOf(text) !== undefined, 'must be a P-256 private key, 32 bytes in base64url');
/** Hosts of browsers' push services: each by its name, or as all below a name of two parts or more. */
const hostList = z
  .string()
  .transform(parts)
  .pipe(
    z.array(
      z
        .string()
        .regex(/^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/, 'must be hosts: push.host, *.push.host, …'),
    ),
  );
const browserHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** `Name <address>`. */
const sender = /^[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>$/;

/** How push services reach us about what we send (RFC 8292 §2.1). */
const subject = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** The variables of the environment, each for itself. */
export const variables = z.object({
  POKU_API_HOST: z.string().default('127.0.0.1'),
  POKU_API_PORT: port(4000),
  POKU_SITE_PORT: port(3000),
  POKU_PARTNERS_PORT: port(4100),
  POKU_PARTNERS: partnerList.optional(),
  POKU_PARTNER_KEYS: z.string().optional(),
  POKU_MERCHANT_KEYS: z.string().optional(),
  POKU_BILLERS: billerList.optional(),
  POKU_BILLER_KEYS: z.string().optional(),
  POKU_HOME: z.string().default(`${repository}.poku`),
  POKU_CACHE: z.string().optional(),
  POKU_SITE_ORIGINS: originList.optional(),
  POKU_PARTNER_ORIGINS: originList.optional(),
  POKU_TRUSTED_PROXIES: rangeList.default([]),
  POKU_SECRET: ownKey.optional(),
  POKU_LEDGER_KEY: signingKey.optional(),
  POKU_LEDGER_OLD_KEYS: signingKeyNames.default([]),
  POKU_TILL_KEY: signingKey.optional(),
  POKU_TILL_OTHER_KEYS: signingKeyNames.default([]),
  POKU_SMS_URL: z.url().optional(),
  POKU_SMS_KEY: z.string().optional(),
  POKU_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  POKU_MAIL_FROM: z.string().regex(sender, 'must be: Name <address>').optional(),
  POKU_NOTICE_KEY: ownKey.optional(),
  POKU_PUSH_KEY: pushKey.optional(),
  POKU_PUSH_SUBJECT: z.string().regex(subject, 'must be: mailto:address, or https://address').optional(),
  POKU_PUSH_HOSTS: hostList.default(browserHosts),
  POKU_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  POKU_RATE_LIMIT: z.coerce.number().int().min(1).optional(),
  POKU_PARTNER_RATE: z.coerce.number().int().min(1).optional(),
  POKU_OTP_SENDS: z.coerce.number().int().min(1).default(5),
  POKU_REFUND_LIMIT: z.coerce.number().int().min(0).default(10_000),
  POKU_SMS_BUDGET: z.coerce.number().int().min(1).optional(),
  POKU_REGISTRATION_QUOTA: z.coerce.number().int().min(0).optional(),
  POKU_TELEMETRY_TOKEN: ownKey.optional(),
  POKU_DOCS: z.enum(['0', '1']).optional(),
  DATABASE_URL: z.url().optional(),
  POKU_MIGRATIONS_DATABASE_URL: z.url().optional(),
  PARTNERS_DATABASE_URL: z.url().optional(),
  SANDBOX: z.enum(['0', '1']).default('1'),
});

/** The environment, or a part of it. */
export type Env = Readonly<Record<string, string | undefined>>;
/** What the variables say. */
export type Values = z.infer<typeof variables>;
