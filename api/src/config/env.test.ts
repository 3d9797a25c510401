import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomReference } from '../security/random';
import { nameOfSigningKey } from '../security/signing-key';
import { readApiConfig } from './env';

const folder = join(tmpdir(), `poku-env-${randomReference()}`);
const keyFile = join(folder, 'keys.json');
const nusapoinKeys = {
  poku: ['a-key-of-poku-for-nusapoin-alone'],
  partner: ['a-key-of-nusapoin-for-poku-alone'],
};
const writeKeys = (keys: unknown): void => writeFileSync(keyFile, JSON.stringify(keys));
beforeAll(() => mkdirSync(folder));
beforeEach(() => writeKeys({ nusapoin: nusapoinKeys }));
afterAll(() => rmSync(folder, { recursive: true }));

const production = {
  SANDBOX: '0',
  POKU_API_HOST: '0.0.0.0',
  POKU_SECRET: 'a secret of thirty-two characters',
  POKU_LEDGER_KEY: 'MC4CAQAwBQYDK2VwBCIEIAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8g',
  POKU_PARTNERS: 'nusapoin=https://poku.bank.contoh.id/api',
  POKU_PARTNER_KEYS: keyFile,
  DATABASE_URL: 'postgres://poku@db.contoh.id/poku',
  POKU_SITE_ORIGINS: 'https://poku.contoh.id, https://nusapoin.poku.contoh.id',
  POKU_SMS_URL: 'https://sms.contoh.id/send',
  POKU_SMS_KEY: 'a key of the SMS service',
  POKU_SMTP_URL: 'smtps://poku:sandi@mail.contoh.id',
  POKU_MAIL_FROM: 'Poku <halo@contoh.id>',
  POKU_NOTICE_KEY: 'a notice key of thirty-two chars',
};

test('nothing configured is the sandbox on loopback with the partner hosts as origins', () => {
  const config = readApiConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    sandbox: true,
    partners: {
      nusapoin: { url: 'http://127.0.0.1:4100/nusapoin' },
      garuda: { url: 'http://127.0.0.1:4102/garuda' },
    },
    tillsUrl: 'http://kasir.partner.localhost:4103/',
  });
  expect(config.siteOrigins).toContain('http://localhost:3000');
  expect(config.partnerOrigins).toContain('http://fitnusa.localhost:3000');
});

test('the origins follow the site’s port', () => {
  expect(readApiConfig({ POKU_SITE_PORT: '3900' }).siteOrigins).toContain('http://garuda.localhost:3900');
});

test('every wrong variable is named at once', () => {
  const read = () => readApiConfig({ POKU_API_PORT: 'many', DATABASE_URL: 'no url', SANDBOX: 'yes' });
  expect(read).toThrow(/POKU_API_PORT[\s\S]*DATABASE_URL[\s\S]*SANDBOX/);
});

test('the sandbox is refused unless it listens on loopback', () => {
  expect(() => readApiConfig({ POKU_API_HOST: '0.0.0.0' })).toThrow(/loopback/);
  expect(readApiConfig(production)).toMatchObject({ sandbox: false, tillsUrl: undefined });
});

/** What a start with these settings is refused for, a line each; none when it is not. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readApiConfig(env);
    return [];
  } catch (error) {
    return String(error).split('\n  ').slice(1);
  }
}
const namesOf = (env: Record<string, string>): string[] =>
  faultsOf(env).map((fault) => fault.slice(0, fault.indexOf(':')));

test('production names everything it lacks at once, and what is wrong in itself with it', () => {
  expect(namesOf({ SANDBOX: '0', POKU_API_PORT: 'many', POKU_SMS_KEY: '' })).toEqual([
    'POKU_API_PORT',
    'DATABASE_URL',
    'POKU_SITE_ORIGINS',
    'POKU_SECRET',
    'POKU_LEDGER_KEY',
    'POKU_PARTNERS',
    'POKU_PARTNER_KEYS',
    'POKU_SMS_URL',
    'POKU_SMS_KEY',
    'POKU_SMTP_URL',
    'POKU_MAIL_FROM',
    'POKU_NOTICE_KEY',
  ]);
  expect(faultsOf(production)).toEqual([]);
});

test.each([
  ['POKU_SITE_ORIGINS', 'https://poku.contoh.id,http://nusapoin.poku.contoh.id'],
  ['POKU_PARTNER_ORIGINS', 'http://toko.contoh.id'],
  ['POKU_PARTNERS', 'nusapoin=http://poku.bank.contoh.id/api'],
  ['POKU_SMS_URL', 'http://sms.contoh.id/send'],
])('production refuses http in %s', (name, value) => {
  expect(faultsOf({ ...production, [name]: value })).toEqual([`${name}: must be https without the sandbox`]);
});

test.each([
  ['POKU_SECRET', 'sandbox-one-time-code-key-which-everybody-knows'],
  ['POKU_LEDGER_KEY', 'MC4CAQAwBQYDK2VwBCIEIHBva3Ugc2FuZGJveCBsZWRnZXIga2V5LCBrbm93bi4u'],
  ['POKU_TILL_KEY', 'MC4CAQAwBQYDK2VwBCIEIHBva3Ugc2FuZGJveCB0aWxsIGtleSwga25vd24gLi4u'],
  ['POKU_NOTICE_KEY', 'sandbox-notice-key-which-everybody-knows'],
  ['POKU_TELEMETRY_TOKEN', 'sandbox-telemetry-token-which-everybody-knows'],
])('production refuses the sandbox’s own value in %s, and does not repeat it', (name, value) => {
  expect(faultsOf({ ...production, [name]: value })).toEqual([
    `${name}: is a value of the sandbox, which everybody knows`,
  ]);
});

test.each(['POKU_SECRET', 'POKU_TELEMETRY_TOKEN'])(
  'a %s with fewer characters than hex of 128 bits is refused, also in the sandbox, and not repeated',
  (name) => {
    const [short, enough] = ['0123456789abcdef0123456789abcde', '0123456789abcdef0123456789abcdef'];
    const faults = [`${name}: must be at least 32 characters: openssl rand -hex 16`];
    expect([faultsOf({ ...production, [name]: short }), faultsOf({ [name]: short })]).toEqual([
      faults,
      faults,
    ]);
    expect([faultsOf({ ...production, [name]: enough }), faultsOf({ [name]: enough })]).toEqual([[], []]);
  },
);

test('an origin is written as browsers write it, without a path and without a pattern', () => {
  for (const origin of [
    'https://poku.contoh.id/',
    'https://*.contoh.id',
    'poku.contoh.id',
    'https://POKU.id',
  ])
    expect([origin, namesOf({ ...production, POKU_SITE_ORIGINS: origin })]).toEqual([
      origin,
      ['POKU_SITE_ORIGINS'],
    ]);
});

test('the page of the API’s documentation is off in production unless it is asked for', () => {
  expect([{}, production, { ...production, POKU_DOCS: '1' }].map((env) => readApiConfig(env).docs)).toEqual([
    true,
    false,
    true,
  ]);
});

test('nobody’s word for an address is taken but that of the ranges that are named', () => {
  expect(readApiConfig({}).trustedProxies).toEqual([]);
  const ranges = '10.0.0.0/8, 192.0.2.7, fd00::/8';
  expect(readApiConfig({ POKU_TRUSTED_PROXIES: ranges }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '192.0.2.7',
    'fd00::/8',
  ]);
  for (const wrong of ['everybody', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/255.0.0.0'])
    expect([wrong, namesOf({ POKU_TRUSTED_PROXIES: wrong })]).toEqual([wrong, ['POKU_TRUSTED_PROXIES']]);
});

test('a mail server needs an SMTP address, and the sender a name and an address', () => {
  const wrong = { POKU_SMTP_URL: 'https://mail.contoh.id', POKU_MAIL_FROM: 'halo@contoh.id' };
  expect(() => readApiConfig(wrong)).toThrow(/POKU_SMTP_URL[\s\S]*POKU_MAIL_FROM/);
  expect(readApiConfig(production).mail).toEqual({
    url: 'smtps://poku:sandi@mail.contoh.id',
    from: 'Poku <halo@contoh.id>',
  });
});

test('web push needs a key of the curve and who sends it; without a key there is none in production', () => {
  const own = { POKU_PUSH_KEY: Buffer.alloc(32, 7).toString('base64url') };
  expect(faultsOf({ ...production, ...own })).toEqual(['POKU_PUSH_SUBJECT: required with POKU_PUSH_KEY']);
  const push = readApiConfig({ ...production, ...own, POKU_PUSH_SUBJECT: 'mailto:halo@contoh.id' });
  expect(push.push).toEqual({
    key: own.POKU_PUSH_KEY,
    subject: 'mailto:halo@contoh.id',
    hosts: push.pushHosts,
  });
  expect(readApiConfig(production)).toMatchObject({ push: undefined, pushKey: undefined });
  expect(readApiConfig({})).toMatchObject({ push: undefined, pushKey: expect.any(String) as string });
  const known = {
    POKU_PUSH_KEY: readApiConfig({}).pushKey ?? '',
    POKU_PUSH_SUBJECT: 'https://poku.contoh.id',
  };
  expect(namesOf({ ...production, ...known })).toEqual(['POKU_PUSH_KEY']);
  expect(namesOf({ ...production, POKU_PUSH_KEY: 'AAAA', POKU_PUSH_SUBJECT: 'halo' })).toEqual([
    'POKU_PUSH_KEY',
    'POKU_PUSH_SUBJECT',
  ]);
});

test('in the sandbox e-mail stays in the outbox unless a mail server is given', () => {
  expect(readApiConfig({}).mail).toBeUndefined();
  expect(readApiConfig({ POKU_SMTP_URL: 'smtp://127.0.0.1:1025' }).mail?.url).toBe('smtp://127.0.0.1:1025');
});

test('an empty variable counts as unset', () => {
  expect(readApiConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
});

test('calls per minute and partner are a whole number from 1', () => {
  expect([{}, production, { POKU_PARTNER_RATE: '7' }].map((env) => readApiConfig(env).partnerRate)).toEqual([
    60_000, 600, 7,
  ]);
  expect(namesOf({ POKU_PARTNER_RATE: '0' })).toEqual(['POKU_PARTNER_RATE']);
});

test('the quota of registrations is a whole number, and unset it stays as it is stored', () => {
  expect(readApiConfig({ POKU_REGISTRATION_QUOTA: '0' }).registrationQuota).toBe(0);
  expect(readApiConfig({}).registrationQuota).toBeUndefined();
  expect(() => readApiConfig({ POKU_REGISTRATION_QUOTA: '-1' })).toThrow('POKU_REGISTRATION_QUOTA');
});

test('a partner is configured by its address and the keys of a file, two of a side at most', () => {
  const { partners } = readApiConfig(production);
  expect(partners).toEqual({
    nusapoin: { url: 'https://poku.bank.contoh.id/api', keys: nusapoinKeys },
  });
});

test('a key has no place beside the address', () => {
  const faults = faultsOf({
    ...production,
    POKU_PARTNERS: 'nusapoin=https://x.contoh.id a-key-of-some-length',
  });
  expect(faults).toEqual([
    'POKU_PARTNERS: must be: slug=https://address, …; the keys stand in the file of POKU_PARTNER_KEYS',
  ]);
});

test('what is wrong in the file of keys is named with all that is wrong elsewhere', () => {
  writeKeys({
    nusapoin: {
      poku: ['sandbox-signature-key-poku-nusapoin'],
      partner: ['a-key-of-nusapoin-for-poku-alone'],
    },
    toko: nusapoinKeys,
  });
  expect(faultsOf({ ...production, POKU_SMS_KEY: '' })).toEqual([
    'POKU_SMS_KEY: required without the sandbox',
    'POKU_PARTNER_KEYS: nusapoin.poku.0: is a value of the sandbox, which everybody knows',
    'POKU_PARTNER_KEYS: toko.partner.0: is a key that stands in another place, too',
    'POKU_PARTNER_KEYS: toko: is no partner of POKU_PARTNERS',
  ]);
  writeKeys({ nusapoin: { poku: ['short'], partner: ['a-key-of-nusapoin-for-poku-alone'] } });
  expect(faultsOf({ ...production, POKU_PARTNERS: 'nusapoin' })).toHaveLength(2);
  expect(faultsOf({ ...production, POKU_PARTNER_KEYS: join(folder, 'none') })).toEqual([
    'POKU_PARTNER_KEYS: the file cannot be read',
  ]);
});

test('the sandbox’s partners have keys of their own, another for each direction; other partners need address and keys', () => {
  const sides = Object.values(readApiConfig({}).partners).flatMap(({ keys }) => [
    ...keys.poku,
    ...keys.partner,
  ]);
  expect(new Set(sides).size).toBe(10);
  expect(namesOf({ POKU_PARTNERS: 'toko=https://x.contoh.id' })).toEqual(['POKU_PARTNER_KEYS']);
  expect(namesOf({ POKU_PARTNER_KEYS: keyFile })).toEqual(['POKU_PARTNERS']);
});

test('merchants have the keys of their own file; without one, those of the sandbox do there, and none in production', () => {
  const path = join(folder, 'merchants.json');
  const keys = { poku: ['a-key-of-poku-for-the-toko-alone'], partner: ['a-key-of-the-toko-for-poku-alone'] };
  writeFileSync(path, JSON.stringify({ toko: keys }));
  const { merchantKeys } = readApiConfig({ ...production, POKU_MERCHANT_KEYS: path });
  expect([merchantKeys('toko'), merchantKeys('boga-serambi')]).toEqual([keys, undefined]);
  expect(readApiConfig({}).merchantKeys('boga-serambi')?.partner).toHaveLength(1);
  expect(readApiConfig({}).merchantKeys('toko')).toBeUndefined();
  expect(readApiConfig(production).merchantKeys('boga-serambi')).toBeUndefined();
  writeFileSync(path, JSON.stringify({ toko: { ...keys, poku: ['sandbox-signature-key-of-a-merchant'] } }));
  expect(faultsOf({ ...production, POKU_MERCHANT_KEYS: path })).toEqual([
    'POKU_MERCHANT_KEYS: toko.poku.0: is a value of the sandbox, which everybody knows',
  ]);
});

test('a biller has an address and the keys of a file, none in production is none, and the sandbox has its own', () => {
  const path = join(folder, 'billers.json');
  const keys = {
    poku: ['a-key-of-poku-for-a-biller-alone'],
    partner: ['a-key-of-a-biller-for-poku-alone'],
  };
  writeFileSync(path, JSON.stringify({ pulsa: keys }));
  const named = { POKU_BILLERS: 'pulsa=https://pulsa.contoh.id/api', POKU_BILLER_KEYS: path };
  expect(readApiConfig({ ...production, ...named }).billers).toEqual({
    pulsa: { url: 'https://pulsa.contoh.id/api', keys },
  });
  expect([readApiConfig(production).billers, readApiConfig(production).billersUrl]).toEqual([{}, undefined]);
  expect(readApiConfig({}).billers['isi-nusa']?.url).toBe('http://127.0.0.1:4104/isi-nusa');
  expect(namesOf({ ...production, POKU_BILLERS: named.POKU_BILLERS })).toEqual(['POKU_BILLER_KEYS']);
  expect(namesOf({ ...production, POKU_BILLER_KEYS: path })).toEqual(['POKU_BILLERS']);
  writeFileSync(path, JSON.stringify({ lain: keys }));
  expect(faultsOf({ ...production, ...named, POKU_BILLERS: 'pulsa=http://pulsa.contoh.id' })).toEqual([
    'POKU_BILLERS: must be https without the sandbox',
    'POKU_BILLER_KEYS: lain: is no biller of POKU_BILLERS',
    'POKU_BILLER_KEYS: pulsa: has no keys',
  ]);
});

test('keys of the ledger are Ed25519 keys', () => {
  const wrong = { POKU_LEDGER_KEY: 'bm8ga2V5', POKU_LEDGER_OLD_KEYS: 'no key' };
  expect(namesOf({ ...production, ...wrong })).toEqual(['POKU_LEDGER_KEY', 'POKU_LEDGER_OLD_KEYS']);
  const name = nameOfSigningKey(readApiConfig(production).ledgerKey);
  expect(readApiConfig({ ...production, POKU_LEDGER_OLD_KEYS: name }).ledgerOldKeys).toEqual([name]);
});

test('tokens for tills are signed by the key of the settings; tokens of its other keys are good as well', () => {
  const wrong = { POKU_TILL_KEY: 'bm8ga2V5', POKU_TILL_OTHER_KEYS: 'no key' };
  expect(namesOf({ ...production, ...wrong })).toEqual(['POKU_TILL_KEY', 'POKU_TILL_OTHER_KEYS']);
  expect(readApiConfig(production)).toMatchObject({ tillKey: undefined, tillKeys: [] });
  const { ledgerKey, tillKeys } = readApiConfig({ ...production, POKU_TILL_KEY: production.POKU_LEDGER_KEY });
  expect(tillKeys).toEqual([nameOfSigningKey(ledgerKey)]);
  const [before = ''] = readApiConfig({}).tillKeys;
  const both = { POKU_TILL_KEY: production.POKU_LEDGER_KEY, POKU_TILL_OTHER_KEYS: before };
  expect(readApiConfig({ ...production, ...both }).tillKeys).toEqual([...tillKeys, before]);
});
