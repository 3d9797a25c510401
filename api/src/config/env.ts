import type { KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/shared/domain';
import { z } from 'zod';
import type { PartnerKind } from '../protocol/messages';
import { isSigningKeyName, readSigningKey, type SigningKeyName } from '../security/signing-key';
import {
  faultsOfKeys,
  LEAST_KEY_CHARS,
  openPartnerKeys,
  type KeyRules,
  type PartnerKeys,
} from './partner-keys';

/** Settings of the API process. */
export interface ApiConfig {
  host: string;
  port: number;
  home: string;
  /** Folder of the dumps that an empty embedded database starts from. */
  cache: string;
  databaseUrl: string | undefined;
  /** The same database as its owner, who migrates it; by default `databaseUrl` does. */
  migrationsUrl: string | undefined;
  /** Fixtures, outbox, clock and reset for everyone who reaches the port (D56). */
  sandbox: boolean;
  /** Origins whose cookie calls are taken: the site and its partner hosts. */
  siteOrigins: readonly string[];
  /** Origins that may call cross-origin with a bearer token (D4). */
  partnerOrigins: readonly string[];
  /** Ranges of addresses whose X-Forwarded-For is believed: the proxies in front of the API. */
  trustedProxies: readonly string[];
  /** Where each partner answers and the keys of the signatures, by slug (D57). */
  partners: Readonly<Record<string, PartnerAddress>>;
  /** Key of the one-time codes at rest (D21). */
  secret: string;
  /** Signs the days of the ledger. */
  ledgerKey: KeyObject;
  /** Public halves of keys that signed days before. */
  ledgerOldKeys: readonly SigningKeyName[];
  sms: { url: string; key: string } | undefined;
  /** The mail server and the sender (`Name <address>`). */
  mail: { url: string; from: string } | undefined;
  logLevel: string;
  /** Whether the page /docs and /openapi.json are served; the sandbox always has the latter. */
  docs: boolean;
  /** Calls per minute and address. */
  rateLimit: number;
  /** Signed calls per minute and partner, over all processes. */
  partnerRate: number;
  /** OTP sends per number in three hours; the specification's 5 unless a test raises it (D21). */
  otpSends: number;
  /** Refunds of more points need two operators. */
  refundLimitPoints: number;
  /** SMS in a day in Jakarta, beyond which strangers get no codes; undefined for no bound. */
  smsBudget: number | undefined;
  /** Registrations in all, written at start (D23); undefined leaves the stored number as it is. */
  registrationQuota: number | undefined;
  /** Whoever has it reads what pages tell of releases; undefined for nobody. */
  telemetryToken: string | undefined;
}

/** A partner's service. */
export interface PartnerAddress {
  /** Base address of the protocol, without a trailing slash. */
  url: string;
  /** The keys of the moment; they may differ the next time they are read. */
  readonly keys: PartnerKeys;
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** Brands with an origin of their own (D3). */
const partnerSlugs = ['nusapoin', 'rumahnet', 'garuda', 'fitnusa'];
/** Sandbox service of each partner: its place behind POKU_PARTNERS_PORT (one service per kind). */
const sandboxServices: Readonly<Record<string, number>> = {
  nusapoin: 0,
  dompetnusa: 1,
  rumahnet: 2,
  garuda: 2,
  fitnusa: 2,
};
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

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

/** `slug=address`, separated by commas: the addresses by slug. */
const partnerList = z.string().transform((text, context) => {
  const found: Record<string, string> = {};
  for (const entry of text.split(',')) {
    const [, slug, url] = /^\s*([a-z][a-z0-9-]*)=(https?:\/\/\S+[^/\s])\s*$/.exec(entry) ?? [];
    if (slug === undefined || url === undefined) {
      context.addIssue('must be: slug=https://address, …; the keys stand in the file of POKU_PARTNER_KEYS');
      return z.NEVER;
    }
    found[slug] = url;
  }
  return found;
});

/** A key or token that operators make. */
const ownKey = z
  .string()
  .min(LEAST_KEY_CHARS, `must be at least ${LEAST_KEY_CHARS} characters: openssl rand -hex 16`);
const signingKey = z.string().transform((text, context) => {
  const key = readSigningKey(text);
  if (key !== undefined) return key;
  context.addIssue('must be an Ed25519 private key, PKCS #8 in DER as base64');
  return z.NEVER;
});
const signingKeyNames = z
  .string()
  .transform(parts)
  .pipe(z.array(z.string().refine(isSigningKeyName, 'must be Ed25519 public keys in base64url: key, …')));

/** `Name <address>`. */
const sender = /^[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>$/;

const schema = z.object({
  POKU_API_HOST: z.string().default('127.0.0.1'),
  POKU_API_PORT: port(4000),
  POKU_SITE_PORT: port(3000),
  POKU_PARTNERS_PORT: port(4100),
  POKU_PARTNERS: partnerList.optional(),
  POKU_PARTNER_KEYS: z.string().optional(),
  POKU_HOME: z.string().default(`${repository}.poku`),
  POKU_CACHE: z.string().optional(),
  POKU_SITE_ORIGINS: originList.optional(),
  POKU_PARTNER_ORIGINS: originList.optional(),
  POKU_TRUSTED_PROXIES: rangeList.default([]),
  POKU_SECRET: ownKey.optional(),
  POKU_LEDGER_KEY: signingKey.optional(),
  POKU_LEDGER_OLD_KEYS: signingKeyNames.default([]),
  POKU_SMS_URL: z.url().optional(),
  POKU_SMS_KEY: z.string().optional(),
  POKU_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  POKU_MAIL_FROM: z.string().regex(sender, 'must be: Name <address>').optional(),
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

type Env = Readonly<Record<string, string | undefined>>;
type Values = z.infer<typeof schema>;

const given = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Reads the environment; throws one error with what is wrong of every variable and all that `moreFaults` finds. */
function readEnv(env: Env, moreFaults: (env: Env) => string[] = () => []): Values {
  const values = given(env);
  const result = schema.safeParse(values);
  const wrong = result.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? [];
  const faults = [...new Set([...wrong, ...moreFaults(values)])];
  if (!result.success || faults.length > 0) throw new Error(['Wrong settings:', ...faults].join('\n  '));
  return result.data;
}

/** Settings that only the sandbox can do without, with the reason where it is not plain. */
const required = {
  DATABASE_URL: 'required without the sandbox; the embedded database is for one process and no backups',
  POKU_SITE_ORIGINS: 'required without the sandbox',
  POKU_SECRET: 'required without the sandbox',
  POKU_LEDGER_KEY: 'required without the sandbox',
  POKU_PARTNERS: 'required without the sandbox',
  POKU_PARTNER_KEYS: 'required without the sandbox',
  POKU_SMS_URL: 'required without the sandbox',
  POKU_SMS_KEY: 'required without the sandbox',
  POKU_SMTP_URL: 'required without the sandbox',
  POKU_MAIL_FROM: 'required without the sandbox',
} as const;
/** Settings whose addresses carry sessions, codes or money. */
const encrypted = ['POKU_SITE_ORIGINS', 'POKU_PARTNER_ORIGINS', 'POKU_PARTNERS', 'POKU_SMS_URL'] as const;
/** Settings that may not have a value that stands in this repository. */
const secret = ['POKU_SECRET', 'POKU_LEDGER_KEY', 'POKU_SMS_KEY', 'POKU_TELEMETRY_TOKEN'] as const;

/** What is wrong with the settings together: the sandbox on an open port, or production without what it needs. */
function faultsTogether(env: Env): string[] {
  if (env['SANDBOX'] !== '0')
    return loopback.has(env['POKU_API_HOST'] ?? '127.0.0.1')
      ? []
      : ['SANDBOX=1 needs POKU_API_HOST on loopback (D56)'];
  return [
    ...Object.entries(required)
      .filter(([name]) => env[name] === undefined)
      .map(([name, reason]) => `${name}: ${reason}`),
    ...encrypted
      .filter((name) => /(?:^|[\s,=])http:/i.test(env[name] ?? ''))
      .map((name) => `${name}: must be https without the sandbox`),
    ...secret
      .filter((name) => isWellKnown(env[name] ?? ''))
      .map((name) => `${name}: is a value of the sandbox, which everybody knows`),
  ];
}

const keyRules = (env: Env, slugs: readonly string[] | undefined): KeyRules => ({
  slugs,
  isWellKnown: env['SANDBOX'] === '0' ? isWellKnown : () => false,
});

/** What is wrong with the keys of the partners that are no sandbox partners: these have an address and keys. */
function faultsOfPartners(env: Env): string[] {
  const { POKU_PARTNERS: partners, POKU_PARTNER_KEYS: path } = env;
  if (path === undefined)
    return partners === undefined || env['SANDBOX'] === '0'
      ? []
      : ['POKU_PARTNER_KEYS: required with POKU_PARTNERS'];
  if (partners === undefined && env['SANDBOX'] !== '0')
    return ['POKU_PARTNERS: required with POKU_PARTNER_KEYS'];
  const addresses = partnerList.safeParse(partners).data;
  return faultsOfKeys(path, keyRules(env, addresses && Object.keys(addresses))).map(
    (fault) => `POKU_PARTNER_KEYS: ${fault}`,
  );
}

/** The partners of the settings, with the keys of the file as they are when they are asked for. */
function partnersOf({
  POKU_PARTNERS: addresses,
  POKU_PARTNER_KEYS: path,
  POKU_PARTNERS_PORT: port,
  SANDBOX,
}: Values) {
  if (addresses === undefined || path === undefined) return sandboxPartners(port);
  const keysOf = openPartnerKeys(path, keyRules({ SANDBOX }, Object.keys(addresses)));
  return Object.fromEntries(
    Object.entries(addresses).map(([slug, url]): [string, PartnerAddress] => [
      slug,
      {
        url,
        get keys() {
          return keysOf(slug);
        },
      },
    ]),
  );
}

/** Settings of the API from the environment. Throws an error that names every wrong or missing variable. */
export function readApiConfig(env: Env): ApiConfig {
  const values = readEnv(env, (all) => [...faultsTogether(all), ...faultsOfPartners(all)]);
  const sandbox = values.SANDBOX === '1';
  const partnerOrigins = partnerSlugs.map((slug) => `http://${slug}.localhost:${values.POKU_SITE_PORT}`);
  return {
    host: values.POKU_API_HOST,
    port: values.POKU_API_PORT,
    home: values.POKU_HOME,
    cache: values.POKU_CACHE ?? join(values.POKU_HOME, 'cache'),
    databaseUrl: values.DATABASE_URL,
    migrationsUrl: values.POKU_MIGRATIONS_DATABASE_URL,
    sandbox,
    siteOrigins: values.POKU_SITE_ORIGINS ?? [`http://localhost:${values.POKU_SITE_PORT}`, ...partnerOrigins],
    partnerOrigins: values.POKU_PARTNER_ORIGINS ?? (sandbox ? partnerOrigins : []),
    trustedProxies: values.POKU_TRUSTED_PROXIES,
    partners: partnersOf(values),
    secret: values.POKU_SECRET ?? sandboxSecret,
    ledgerKey: values.POKU_LEDGER_KEY ?? signingKey.parse(sandboxLedgerKey),
    ledgerOldKeys: values.POKU_LEDGER_OLD_KEYS,
    sms:
      values.POKU_SMS_URL === undefined
        ? undefined
        : { url: values.POKU_SMS_URL, key: values.POKU_SMS_KEY ?? '' },
    mail:
      values.POKU_SMTP_URL === undefined
        ? undefined
        : { url: values.POKU_SMTP_URL, from: values.POKU_MAIL_FROM ?? sandboxSender },
    logLevel: values.POKU_LOG_LEVEL,
    docs: values.POKU_DOCS === undefined ? sandbox : values.POKU_DOCS === '1',
    rateLimit: values.POKU_RATE_LIMIT ?? (sandbox ? sandboxRateLimit : productionRateLimit),
    partnerRate: values.POKU_PARTNER_RATE ?? (sandbox ? sandboxPartnerRate : productionPartnerRate),
    otpSends: values.POKU_OTP_SENDS,
    refundLimitPoints: values.POKU_REFUND_LIMIT,
    smsBudget: values.POKU_SMS_BUDGET,
    registrationQuota: values.POKU_REGISTRATION_QUOTA,
    telemetryToken: values.POKU_TELEMETRY_TOKEN ?? (sandbox ? SANDBOX_TELEMETRY_TOKEN : undefined),
  };
}

// In the sandbox every browser and every test comes from one address.
const sandboxRateLimit = 6000;
/** Calls per minute and address, where nothing else is set. */
export const productionRateLimit = 600;
const sandboxPartnerRate = 60_000;
const productionPartnerRate = 600;
const sandboxSender = 'Poku <poku@localhost>';

/** Keys of a sandbox partner's signatures. Everybody knows them, and everything listens on loopback (D56). */
const sandboxKey = 'sandbox-signature-key-';
const sandboxKeys = (slug: string): PartnerKeys => ({
  poku: [`${sandboxKey}poku-${slug}`],
  partner: [`${sandboxKey}partner-${slug}`],
});
const sandboxSecret = 'sandbox-one-time-code-key-which-everybody-knows';
const sandboxLedgerKey = 'MC4CAQAwBQYDK2VwBCIEIHBva3Ugc2FuZGJveCBsZWRnZXIga2V5LCBrbm93bi4u';

const isWellKnown = (text: string): boolean =>
  [sandboxSecret, sandboxLedgerKey, SANDBOX_TELEMETRY_TOKEN, sandboxKey].some((known) =>
    text.includes(known),
  );

const sandboxPartners = (firstPort: number): Record<string, PartnerAddress> =>
  Object.fromEntries(
    Object.entries(sandboxServices).map(([slug, place]) => [
      slug,
      { url: `http://127.0.0.1:${firstPort + place}/${slug}`, keys: sandboxKeys(slug) },
    ]),
  );

/** Settings of the sandbox partners' process. */
export interface PartnersConfig {
  /** Ports of the services by kind. */
  ports: Readonly<Record<PartnerKind, number>>;
  home: string;
  /** Folder of the dumps that an empty embedded database starts from. */
  cache: string;
  databaseUrl: string | undefined;
  /** Keys of the signatures by slug. */
  keys: Readonly<Record<string, PartnerKeys>>;
  /** Where Poku takes events, without the slug: `<pokuUrl>/partners/{slug}/events`. */
  pokuUrl: string;
  /** Port of the site, for the partners' own app pages, which lead to `http://<slug>.localhost:<port>`. */
  sitePort: number;
  logLevel: string;
}

/** Settings of the sandbox partners from the environment. They listen on loopback only. */
export function readPartnersConfig(env: Env): PartnersConfig {
  const values = readEnv(env);
  const port = values.POKU_PARTNERS_PORT;
  return {
    ports: { bank: port, wallet: port + 1, phone: port + 2 },
    home: values.POKU_HOME,
    cache: values.POKU_CACHE ?? join(values.POKU_HOME, 'cache'),
    databaseUrl: values.PARTNERS_DATABASE_URL,
    keys: Object.fromEntries(Object.keys(sandboxServices).map((slug) => [slug, sandboxKeys(slug)])),
    pokuUrl: `http://127.0.0.1:${values.POKU_API_PORT}`,
    sitePort: values.POKU_SITE_PORT,
    logLevel: values.POKU_LOG_LEVEL,
  };
}
