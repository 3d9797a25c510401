import { faultsOfKeys, type KeyRules } from './partner-keys';
import { isWellKnown } from './sandbox';
import { billerList, partnerList, type Env } from './variables';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
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
  POKU_NOTICE_KEY: 'required without the sandbox; e-mails lead out of them by it',
} as const;
/** Settings whose addresses carry sessions, codes or money. */
const encrypted = [
  'POKU_SITE_ORIGINS',
  'POKU_PARTNER_ORIGINS',
  'POKU_PARTNERS',
  'POKU_BILLERS',
  'POKU_SMS_URL',
] as const;
/** Settings that may not have a value that stands in this repository. */
const secret = [
  'POKU_SECRET',
  'POKU_LEDGER_KEY',
  'POKU_TILL_KEY',
  'POKU_SMS_KEY',
  'POKU_NOTICE_KEY',
  'POKU_PUSH_KEY',
  'POKU_TELEMETRY_TOKEN',
] as const;

/** What is wrong with the settings together: the sandbox on an open port, or production without what it needs. */
export function faultsTogether(env: Env): string[] {
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

/** What is wrong with the settings of web push: push services want to know who sends. */
export const faultsOfPush = ({ POKU_PUSH_KEY: key, POKU_PUSH_SUBJECT: subject }: Env): string[] =>
  key !== undefined && subject === undefined ? ['POKU_PUSH_SUBJECT: required with POKU_PUSH_KEY'] : [];

/** What the file of keys that a setting names must be like. */
export const keyRules = (env: Env, setting: KeyRules['setting'], slugs?: readonly string[]): KeyRules => ({
  setting,
  slugs,
  isWellKnown: env['SANDBOX'] === '0' ? isWellKnown : () => false,
});

/** What is wrong with the keys of the partners that are no sandbox partners: these have an address and keys. */
export function faultsOfPartners(env: Env): string[] {
  const { POKU_PARTNERS: partners, POKU_PARTNER_KEYS: path } = env;
  if (path === undefined)
    return partners === undefined || env['SANDBOX'] === '0'
      ? []
      : ['POKU_PARTNER_KEYS: required with POKU_PARTNERS'];
  if (partners === undefined && env['SANDBOX'] !== '0')
    return ['POKU_PARTNERS: required with POKU_PARTNER_KEYS'];
  const addresses = partnerList.safeParse(partners).data;
  return faultsOfKeys(path, keyRules(env, 'POKU_PARTNER_KEYS', addresses && Object.keys(addresses))).map(
    (fault) => `POKU_PARTNER_KEYS: ${fault}`,
  );
}

/** What is wrong with the keys of the merchants, where the settings name a file of them. */
export function faultsOfMerchants(env: Env): string[] {
  const { POKU_MERCHANT_KEYS: path } = env;
  if (path === undefined) return [];
  return faultsOfKeys(path, keyRules(env, 'POKU_MERCHANT_KEYS')).map(
    (fault) => `POKU_MERCHANT_KEYS: ${fault}`,
  );
}

/** What is wrong with the keys of the billers that are no sandbox billers: these have an address and keys, or there are none. */
export function faultsOfBillers(env: Env): string[] {
  const { POKU_BILLERS: billers, POKU_BILLER_KEYS: path } = env;
  if (path === undefined)
    return billers === undefined ? [] : ['POKU_BILLER_KEYS: required with POKU_BILLERS'];
  if (billers === undefined) return ['POKU_BILLERS: required with POKU_BILLER_KEYS'];
  const addresses = billerList.safeParse(billers).data;
  return faultsOfKeys(path, keyRules(env, 'POKU_BILLER_KEYS', addresses && Object.keys(addresses))).map(
    (fault) => `POKU_BILLER_KEYS: ${fault}`,
  );
}
