import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeTillToken } from '@poku/partner-protocol';
import { nameOfSigningKey, signText } from '../security/signing-key';

interface Till {
  merchant: string;
  keys: readonly string[];
  nowMs: number;
}
/** The script of the page has no types for programs of Node. */
const { checkToken, isToken } = jest.requireActual<{
  checkToken: (text: string, till: Till) => Promise<unknown>;
  isToken: (text: string) => boolean;
}>('./browser/till-token.js');

const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');
const madeMs = Date.UTC(2026, 10, 26, 3, 5);
const claims = { c: '7KQ2MX9RTB4A', m: 'kopi', n: 'Kopi \u{1F600} é', b: 'Kopi', i: madeMs / 1000, l: 600 };
const tokenBy = (by: KeyObject) => writeTillToken(claims, (text) => signText(by, text));
const check = (text: string, changes: Partial<Till> = {}) =>
  checkToken(text, { merchant: 'kopi', keys: [nameOfSigningKey(key)], nowMs: madeMs, ...changes });

test('a token is good by any of the keys, and says what it says', async () => {
  expect(await check(tokenBy(key))).toEqual({ claims });
  expect(await check(tokenBy(otherKey), { keys: [key, otherKey].map(nameOfSigningKey) })).toEqual({ claims });
});

test.each([
  [-120_000, { claims }],
  [-120_001, { problem: 'clock' }],
  [720_000, { claims }],
  [720_001, { problem: 'expired' }],
])('%i ms after it was made the till says so', async (ms, outcome) => {
  expect(await check(tokenBy(key), { nowMs: madeMs + ms })).toEqual(outcome);
});

test('a token of another key, with other words, or of another merchant is refused', async () => {
  const [mark = '', , signature = ''] = tokenBy(key).split('.');
  const longer = Buffer.from(JSON.stringify({ ...claims, l: 6_000 })).toString('base64url');
  expect(await check(tokenBy(otherKey))).toEqual({ problem: 'forged' });
  expect(await check(`${mark}.${longer}.${signature}`)).toEqual({ problem: 'forged' });
  expect(await check(tokenBy(key), { keys: [] })).toEqual({ problem: 'forged' });
  expect(await check(tokenBy(key), { keys: ['no key'] })).toEqual({ problem: 'forged' });
  expect(await check(tokenBy(key), { merchant: 'boba' })).toEqual({ problem: 'other-merchant' });
});

test('a code is no token', async () => {
  expect([tokenBy(key), claims.c, 'POKU2.a.b', ''].map(isToken)).toEqual([true, false, false, false]);
  expect(await check(claims.c)).toEqual({ problem: 'no-token' });
});
