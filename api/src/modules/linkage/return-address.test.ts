import { returnAddress } from './return-address';

const config = { siteOrigins: ['http://localhost:3000', 'http://garuda.localhost:3000'] };
const main = (path: string) => returnAddress(config, undefined, path);

test.each([
  '/onboard',
  '/partner-linkage',
  '/ewallet-linkage',
  '/add-partner',
  '/partner-link',
  '/ewallet-linkage/dompetnusa',
])('a partner may lead back to %s, with its query', (path) => {
  expect(main(path)).toBe(`http://localhost:3000${path}`);
  expect(main(`${path}?step=2&from=a%20b`)).toBe(`http://localhost:3000${path}?step=2&from=a%20b`);
});

test.each([
  '/poinku',
  '/ewallet-linkage/a/b',
  '/ewallet-linkage/..',
  '//evil.example',
  'https://evil.example/onboard',
  '',
])('anything else leads to the start: %s', (path) => {
  expect(main(path)).toBe('http://localhost:3000/');
});

test('the site that asked is led back to, and no other one', () => {
  expect(returnAddress(config, 'http://garuda.localhost:3000', '/onboard')).toBe(
    'http://garuda.localhost:3000/onboard',
  );
  expect(returnAddress(config, 'http://garuda.localhost:3000.evil.example', '/onboard')).toBe(
    'http://localhost:3000/onboard',
  );
});
