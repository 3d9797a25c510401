import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Settings of the API process. */
export interface ApiConfig {
  host: string;
  port: number;
  home: string;
  databaseUrl: string | undefined;
  /** Fixtures, outbox, clock and reset for everyone who reaches the port (D56). */
  sandbox: boolean;
  /** Origins whose cookie calls are taken: the site and its partner hosts. */
  siteOrigins: readonly string[];
  /** Origins that may call cross-origin with a bearer token (D4). */
  partnerOrigins: readonly string[];
  partnersUrl: string;
  /** Key of the signatures between API and partners (D57). */
  partnersKey: string;
  /** Key of the one-time codes at rest (D21). */
  secret: string;
  sms: { url: string; key: string } | undefined;
  /** The mail server and the sender (`Name <address>`). */
  mail: { url: string; from: string } | undefined;
  logLevel: string;
  /** Whether the page /docs is served; /openapi.json always is. */
  docs: boolean;
  /** Calls per minute and address. */
  rateLimit: number;
  /** OTP sends per number in three hours; the specification's 5 unless a test raises it (D21). */
  otpSends: number;
  /** Registrations in all, written at start (D23); undefined leaves the stored number as it is. */
  registrationQuota: number | undefined;
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const partnerSlugs = ['nusapoin', 'rumahnet', 'garuda', 'fitnusa'];
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const list = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.url()));

/** `Name <address>`. */
const sender = /^[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>$/;

const schema = z.object({
  POKU_API_HOST: z.string().default('127.0.0.1'),
  POKU_API_PORT: port(4000),
  POKU_SITE_PORT: port(3000),
  POKU_PARTNERS_PORT: port(4100),
  POKU_PARTNERS_URL: z.url().optional(),
  POKU_PARTNERS_KEY: z.string().min(16).optional(),
  POKU_HOME: z.string().default(`${repository}.poku`),
  POKU_SITE_ORIGINS: list.optional(),
  POKU_PARTNER_ORIGINS: list.optional(),
  POKU_SECRET: z.string().min(16).optional(),
  POKU_SMS_URL: z.url().optional(),
  POKU_SMS_KEY: z.string().optional(),
  POKU_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  POKU_MAIL_FROM: z.string().regex(sender, 'must be: Name <address>').optional(),
  POKU_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  POKU_RATE_LIMIT: z.coerce.number().int().min(1).optional(),
  POKU_OTP_SENDS: z.coerce.number().int().min(1).default(5),
  POKU_REGISTRATION_QUOTA: z.coerce.number().int().min(0).optional(),
  POKU_DOCS: z.enum(['0', '1']).default('1'),
  DATABASE_URL: z.url().optional(),
  PARTNERS_DATABASE_URL: z.url().optional(),
  SANDBOX: z.enum(['0', '1']).default('1'),
});

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment; throws one error that lists every wrong variable. Empty variables count as unset. */
function readEnv(env: Env) {
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!result.success)
    throw problems(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return result.data;
}

const problems = (lines: string[]): Error => new Error(['Wrong settings:', ...lines].join('\n  '));

/** Settings of the API from the environment. Throws an error that names every wrong or missing variable. */
export function readApiConfig(env: Env): ApiConfig {
  const values = readEnv(env);
  const sandbox = values.SANDBOX === '1';
  const missing = [];
  if (sandbox && !loopback.has(values.POKU_API_HOST))
    missing.push('SANDBOX=1 needs POKU_API_HOST on loopback (D56)');
  if (!sandbox && values.POKU_SECRET === undefined) missing.push('POKU_SECRET: required without the sandbox');
  if (!sandbox && values.POKU_PARTNERS_KEY === undefined)
    missing.push('POKU_PARTNERS_KEY: required without the sandbox');
  if (!sandbox && values.POKU_SMS_URL === undefined)
    missing.push('POKU_SMS_URL: required without the sandbox');
  if (!sandbox && values.POKU_SMTP_URL === undefined)
    missing.push('POKU_SMTP_URL: required without the sandbox');
  if (!sandbox && values.POKU_MAIL_FROM === undefined)
    missing.push('POKU_MAIL_FROM: required without the sandbox');
  if (missing.length > 0) throw problems(missing);
  const partnerOrigins = partnerSlugs.map((slug) => `http://${slug}.localhost:${values.POKU_SITE_PORT}`);
  return {
    host: values.POKU_API_HOST,
    port: values.POKU_API_PORT,
    home: values.POKU_HOME,
    databaseUrl: values.DATABASE_URL,
    sandbox,
    siteOrigins: values.POKU_SITE_ORIGINS ?? [`http://localhost:${values.POKU_SITE_PORT}`, ...partnerOrigins],
    partnerOrigins: values.POKU_PARTNER_ORIGINS ?? (sandbox ? partnerOrigins : []),
    partnersUrl: values.POKU_PARTNERS_URL ?? `http://127.0.0.1:${values.POKU_PARTNERS_PORT}`,
    partnersKey: values.POKU_PARTNERS_KEY ?? sandboxPartnersKey,
    secret: values.POKU_SECRET ?? 'sandbox-one-time-code-key',
    sms:
      values.POKU_SMS_URL === undefined
        ? undefined
        : { url: values.POKU_SMS_URL, key: values.POKU_SMS_KEY ?? '' },
    mail:
      values.POKU_SMTP_URL === undefined
        ? undefined
        : { url: values.POKU_SMTP_URL, from: values.POKU_MAIL_FROM ?? sandboxSender },
    logLevel: values.POKU_LOG_LEVEL,
    docs: values.POKU_DOCS === '1',
    rateLimit: values.POKU_RATE_LIMIT ?? (sandbox ? sandboxRateLimit : productionRateLimit),
    otpSends: values.POKU_OTP_SENDS,
    registrationQuota: values.POKU_REGISTRATION_QUOTA,
  };
}

// In the sandbox every browser and every test comes from one address.
const sandboxRateLimit = 6000;
const productionRateLimit = 600;
const sandboxSender = 'Poku <poku@localhost>';
const sandboxPartnersKey = 'sandbox-partner-signature-key';

/** Settings of the sandbox partners' process. */
export interface PartnersConfig {
  port: number;
  home: string;
  databaseUrl: string | undefined;
  key: string;
  logLevel: string;
}

/** Settings of the sandbox partners from the environment. They listen on loopback only. */
export function readPartnersConfig(env: Env): PartnersConfig {
  const values = readEnv(env);
  return {
    port: values.POKU_PARTNERS_PORT,
    home: values.POKU_HOME,
    databaseUrl: values.PARTNERS_DATABASE_URL,
    key: values.POKU_PARTNERS_KEY ?? sandboxPartnersKey,
    logLevel: values.POKU_LOG_LEVEL,
  };
}
