import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { SANDBOX_TELEMETRY_TOKEN } from '@poku/domain/telemetry';
import type { PartnerKeys, PartnerKind } from '@poku/partner-protocol';
import { nameOfSigningKey, type SigningKeyName } from '../security/signing-key';
import {
  faultsOfBillers,
  faultsOfMerchants,
  faultsOfPartners,
  faultsOfPush,
  faultsTogether,
  keyRules,
} from './faults';
import { openKeys, openPartnerKeys, type KeyRules, type PartnerAddress } from './partner-keys';
import {
  sandboxBillers,
  sandboxBillersPort,
  sandboxBrands,
  sandboxKeys,
  sandboxLedgerKey,
  sandboxMerchantKeys,
  sandboxNoticeKey,
  sandboxPartners,
  sandboxPushKey,
  sandboxSecret,
  sandboxTillKey,
  sandboxTillsPort,
} from './sandbox';
import { signingKey, variables, type Env, type Values } from './variables';

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
  /** Where each biller answers and the keys of the signatures, by slug (D69). */
  billers: Readonly<Record<string, PartnerAddress>>;
  /** Where the page of the sandbox's billers stands for a person; undefined outside the sandbox. */
  billersUrl: string | undefined;
  /** The keys of a merchant's signatures by its slug (D65); undefined for one without keys. */
  merchantKeys: (slug: string) => PartnerKeys | undefined;
  /** Where the tills of the sandbox's merchants stand for a person; undefined outside the sandbox. */
  tillsUrl: string | undefined;
  /** Key of the one-time codes at rest (D21). */
  secret: string;
  /** Signs the days of the ledger. */
  ledgerKey: KeyObject;
  /** Public halves of keys that signed days before. */
  ledgerOldKeys: readonly SigningKeyName[];
  /** Signs the tokens that tills without a network take; undefined where none are made. */
  tillKey: KeyObject | undefined;
  /** Public halves of the keys whose tokens are good, the one that signs first. */
  tillKeys: readonly SigningKeyName[];
  sms: { url: string; key: string } | undefined;
  /** The mail server and the sender (`Name <address>`). */
  mail: { url: string; from: string } | undefined;
  /** Key of the ways out of e-mails (RFC 8058). */
  noticeKey: string;
  /** VAPID key that browsers subscribe with, its private half; undefined where no web push is sent. */
  pushKey: string | undefined;
  /** Who sends web push, as its services are told (RFC 8292); undefined where none leaves. */
  push: { key: string; subject: string; hosts: readonly string[] } | undefined;
  /** Hosts of push services that are sent to: a name, or `*.` and a name for all below it. */
  pushHosts: readonly string[];
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

// In the sandbox every browser and every test comes from one address.
const sandboxRateLimit = 6000;
/** Calls per minute and address, where nothing else is set. */
export const productionRateLimit = 600;
const sandboxPartnerRate = 60_000;
const productionPartnerRate = 600;
const sandboxSender = 'Poku <poku@localhost>';

const given = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Reads the environment; throws one error with what is wrong of every variable and all that `moreFaults` finds. */
function readEnv(env: Env, moreFaults: (env: Env) => string[] = () => []): Values {
  const values = given(env);
  const result = variables.safeParse(values);
  const wrong = result.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? [];
  const faults = [...new Set([...wrong, ...moreFaults(values)])];
  if (!result.success || faults.length > 0) throw new Error(['Wrong settings:', ...faults].join('\n  '));
  return result.data;
}

/** The partners of the settings, with the keys of the file as they are when they are asked for. */
function partnersOf({
  POKU_PARTNERS: addresses,
  POKU_PARTNER_KEYS: path,
  POKU_PARTNERS_PORT: port,
  SANDBOX,
}: Values) {
  if (addresses === undefined || path === undefined) return sandboxPartners(port);
  return withKeys(addresses, path, keyRules({ SANDBOX }, 'POKU_PARTNER_KEYS', Object.keys(addresses)));
}

/** The billers of the settings in the same way; the sandbox's where there are none, and none in production. */
function billersOf({
  POKU_BILLERS: addresses,
  POKU_BILLER_KEYS: path,
  POKU_PARTNERS_PORT: port,
  SANDBOX,
}: Values) {
  if (addresses === undefined || path === undefined) return SANDBOX === '1' ? sandboxBillers(port) : {};
  return withKeys(addresses, path, keyRules({ SANDBOX }, 'POKU_BILLER_KEYS', Object.keys(addresses)));
}

/** Addresses with the keys of a file, which are looked up when they are asked for. */
function withKeys(
  addresses: Readonly<Record<string, string>>,
  path: string,
  rules: KeyRules,
): Record<string, PartnerAddress> {
  const keysOf = openPartnerKeys(path, rules);
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

/** The keys of the merchants: of the file as they are when they are asked for, or the sandbox merchants'. */
function merchantKeysOf({ POKU_MERCHANT_KEYS: path, SANDBOX }: Values): ApiConfig['merchantKeys'] {
  if (path !== undefined) return openKeys(path, keyRules({ SANDBOX }, 'POKU_MERCHANT_KEYS'));
  return SANDBOX === '1' ? sandboxMerchantKeys : () => undefined;
}

/** Settings of the API from the environment. Throws an error that names every wrong or missing variable. */
export function readApiConfig(env: Env): ApiConfig {
  const values = readEnv(env, (all) => [
    ...faultsTogether(all),
    ...faultsOfPartners(all),
    ...faultsOfMerchants(all),
    ...faultsOfBillers(all),
    ...faultsOfPush(all),
  ]);
  const sandbox = values.SANDBOX === '1';
  const tillKey = values.POKU_TILL_KEY ?? (sandbox ? signingKey.parse(sandboxTillKey) : undefined);
  const partnerOrigins = sandboxBrands().map((slug) => `http://${slug}.localhost:${values.POKU_SITE_PORT}`);
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
    billers: billersOf(values),
    billersUrl: sandbox
      ? `http://biller.partner.localhost:${sandboxBillersPort(values.POKU_PARTNERS_PORT)}/`
      : undefined,
    merchantKeys: merchantKeysOf(values),
    tillsUrl: sandbox
      ? `http://kasir.partner.localhost:${sandboxTillsPort(values.POKU_PARTNERS_PORT)}/`
      : undefined,
    secret: values.POKU_SECRET ?? sandboxSecret,
    ledgerKey: values.POKU_LEDGER_KEY ?? signingKey.parse(sandboxLedgerKey),
    ledgerOldKeys: values.POKU_LEDGER_OLD_KEYS,
    tillKey,
    tillKeys: [...(tillKey === undefined ? [] : [nameOfSigningKey(tillKey)]), ...values.POKU_TILL_OTHER_KEYS],
    sms:
      values.POKU_SMS_URL === undefined
        ? undefined
        : { url: values.POKU_SMS_URL, key: values.POKU_SMS_KEY ?? '' },
    mail:
      values.POKU_SMTP_URL === undefined
        ? undefined
        : { url: values.POKU_SMTP_URL, from: values.POKU_MAIL_FROM ?? sandboxSender },
    noticeKey: values.POKU_NOTICE_KEY ?? sandboxNoticeKey,
    pushKey: values.POKU_PUSH_KEY ?? (sandbox ? sandboxPushKey : undefined),
    push:
      values.POKU_PUSH_KEY === undefined
        ? undefined
        : {
            key: values.POKU_PUSH_KEY,
            subject: values.POKU_PUSH_SUBJECT ?? '',
            hosts: values.POKU_PUSH_HOSTS,
          },
    pushHosts: values.POKU_PUSH_HOSTS,
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

/** Settings of the sandbox partners' process. */
export interface PartnersConfig {
  /** Ports of the services by kind. */
  ports: Readonly<Record<PartnerKind, number>>;
  /** Port of the sandbox merchants' tills. */
  tillsPort: number;
  /** Port of the sandbox billers. */
  billersPort: number;
  home: string;
  /** Folder of the dumps that an empty embedded database starts from. */
  cache: string;
  databaseUrl: string | undefined;
  /** Keys of the signatures by slug. */
  keys: Readonly<Record<string, PartnerKeys>>;
  /** The same of the billers. */
  billerKeys: Readonly<Record<string, PartnerKeys>>;
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
    tillsPort: sandboxTillsPort(port),
    billersPort: sandboxBillersPort(port),
    home: values.POKU_HOME,
    cache: values.POKU_CACHE ?? join(values.POKU_HOME, 'cache'),
    databaseUrl: values.PARTNERS_DATABASE_URL,
    keys: sandboxKeys(),
    billerKeys: Object.fromEntries(
      Object.entries(sandboxBillers(port)).map(([slug, { keys }]) => [slug, keys]),
    ),
    pokuUrl: `http://127.0.0.1:${values.POKU_API_PORT}`,
    sitePort: values.POKU_SITE_PORT,
    logLevel: values.POKU_LOG_LEVEL,
  };
}
