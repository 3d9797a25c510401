import { logoutAddress } from './callback-address';

test.each([
  ['https://nusapoin.example/app/dashboard', 'https://nusapoin.example/app/'],
  ['https://nusapoin.example/dashboard?from=poku', 'https://nusapoin.example/?from=poku'],
  [
    'http://nusapoin.partner.localhost:4100/nusapoin/app/dashboard',
    'http://nusapoin.partner.localhost:4100/nusapoin/app/',
  ],
  ['http://127.0.0.1:4100/x/dashboard', 'http://127.0.0.1:4100/x/'],
  ['https://nusapoin.example/app', 'https://nusapoin.example/app'],
])('a logout leads from %s to %s', (callback, address) => {
  expect(logoutAddress(callback)).toBe(address);
});

test('only the path loses the word, never the host or a longer word', () => {
  expect(logoutAddress('https://dashboard.example/dashboards')).toBe('https://dashboard.example/dashboards');
});

test.each([
  '',
  '/app/dashboard',
  '//evil.example/dashboard',
  'http://nusapoin.example/dashboard',
  'http://localhost.evil.example/dashboard',
  'https://nusapoin.example@evil.example/dashboard',
  'https://user:secret@nusapoin.example/dashboard',
  'https:evil.example/dashboard',
  'https:///evil.example/dashboard',
  'https:\\\\evil.example\\dashboard',
  'HTTPS://EVIL.example/dashboard',
  'https://nusapоin.example/dashboard',
  'https://nusapoin.example/dash\nboard',
  'https://nusapoin.example/app#dashboard',
  ' https://nusapoin.example/dashboard',
  'javascript:alert(1)//dashboard',
  'data:text/html,dashboard',
])('%j is no address to leave for', (callback) => {
  expect(logoutAddress(callback)).toBeUndefined();
});
