import { readApiConfig } from './env';

const production = {
  SANDBOX: '0',
  POKU_API_HOST: '0.0.0.0',
  POKU_SECRET: 'a secret of some length',
  POKU_PARTNERS_KEY: 'a key of some length',
  POKU_SMS_URL: 'https://sms.contoh.id/send',
};

test('nothing configured is the sandbox on loopback with the partner hosts as origins', () => {
  const config = readApiConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    sandbox: true,
    partnersUrl: 'http://127.0.0.1:4100',
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
    /POKU_SECRET[\s\S]*POKU_PARTNERS_KEY[\s\S]*POKU_SMS_URL/,
  );
});

test('an empty variable counts as unset', () => {
  expect(readApiConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
});
