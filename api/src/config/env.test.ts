import { readApiConfig } from './env';

const production = {
  SANDBOX: '0',
  POKU_API_HOST: '0.0.0.0',
  POKU_SECRET: 'a secret of some length',
  POKU_PARTNERS: 'nusapoin=https://poku.bank.contoh.id/api a-key-of-some-length',
  POKU_SMS_URL: 'https://sms.contoh.id/send',
  POKU_SMTP_URL: 'smtps://poku:sandi@mail.contoh.id',
  POKU_MAIL_FROM: 'Poku <halo@contoh.id>',
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
  expect(readApiConfig(production).sandbox).toBe(false);
});

test('without the sandbox every secret must be given', () => {
  expect(() => readApiConfig({ SANDBOX: '0' })).toThrow(
    /POKU_SECRET[\s\S]*POKU_PARTNERS[\s\S]*POKU_SMS_URL[\s\S]*POKU_SMTP_URL[\s\S]*POKU_MAIL_FROM/,
  );
});

test('a mail server needs an SMTP address, and the sender a name and an address', () => {
  const wrong = { POKU_SMTP_URL: 'https://mail.contoh.id', POKU_MAIL_FROM: 'halo@contoh.id' };
  expect(() => readApiConfig(wrong)).toThrow(/POKU_SMTP_URL[\s\S]*POKU_MAIL_FROM/);
  expect(readApiConfig(production).mail).toEqual({
    url: 'smtps://poku:sandi@mail.contoh.id',
    from: 'Poku <halo@contoh.id>',
  });
});

test('in the sandbox e-mail stays in the outbox unless a mail server is given', () => {
  expect(readApiConfig({}).mail).toBeUndefined();
  expect(readApiConfig({ POKU_SMTP_URL: 'smtp://127.0.0.1:1025' }).mail?.url).toBe('smtp://127.0.0.1:1025');
});

test('an empty variable counts as unset', () => {
  expect(readApiConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
});

test('the quota of registrations is a whole number, and unset it stays as it is stored', () => {
  expect(readApiConfig({ POKU_REGISTRATION_QUOTA: '0' }).registrationQuota).toBe(0);
  expect(readApiConfig({}).registrationQuota).toBeUndefined();
  expect(() => readApiConfig({ POKU_REGISTRATION_QUOTA: '-1' })).toThrow('POKU_REGISTRATION_QUOTA');
});

test('a partner is configured by its address and key', () => {
  expect(readApiConfig(production).partners).toEqual({
    nusapoin: { url: 'https://poku.bank.contoh.id/api', key: 'a-key-of-some-length' },
  });
  expect(() => readApiConfig({ ...production, POKU_PARTNERS: 'nusapoin=https://x.contoh.id short' })).toThrow(
    'POKU_PARTNERS',
  );
});
