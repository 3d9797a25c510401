import { readFileSync } from 'node:fs';
import { z } from 'zod';
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

test('no value of the corpus becomes the origin of a link', () => {
  const file = new URL('../../../../shared/testing/corpus/redirects.json', import.meta.url);
  const corpus = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const value of corpus)
    expect([value, allowedOrigin(value, ['http://localhost:3000'])]).toEqual([value, undefined]);
});
