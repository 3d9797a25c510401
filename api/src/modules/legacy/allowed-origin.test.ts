import { allowedOrigin } from './allowed-origin';

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000/change-password', 'http://localhost:3000'],
  ['http://localhost:3000/change-password?next=//evil.example', undefined],
  ['http://localhost:3000@evil.example/change-password', undefined],
  ['http://user:secret@localhost:3000/change-password', undefined],
  ['http://localhost:3000/interim', undefined],
  ['http://localhost:3001/change-password', undefined],
  ['javascript:alert(1)', undefined],
  ['//localhost:3000', undefined],
  ['', undefined],
])('a link for the address %s leads to %s', (url, origin) => {
  expect(allowedOrigin(url, ['http://localhost:3000'])).toBe(origin);
});
