import { readTillToken, TILL_TOKEN_CHARS, writeTillToken } from './till-token';

const SIGNATURE = 'A'.repeat(86);
const claims = {
  c: '7KQ2MX9RTB4A',
  m: 'kopi-kita',
  n: 'Kopi \u{1F600}',
  b: 'Kopi Kita',
  i: 1_795_662_312,
  l: 600,
};
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token is read as it was written, and what is signed is all before the signature', () => {
  const token = writeTillToken(claims, () => SIGNATURE);
  expect(readTillToken(token)).toEqual({
    claims,
    signed: `POKU1.${encoded(claims)}`,
    signature: SIGNATURE,
  });
});

test.each([
  ['a code', '7KQ2MX9RTB4A'],
  ['another version', `POKU2.${encoded(claims)}.${SIGNATURE}`],
  ['no signature', `POKU1.${encoded(claims)}`],
  ['a short signature', `POKU1.${encoded(claims)}.AAAA`],
  ['no JSON', `POKU1.AAAA.${SIGNATURE}`],
  ['claims without a code', `POKU1.${encoded({ ...claims, c: '' })}.${SIGNATURE}`],
  ['claims that are good for no time', `POKU1.${encoded({ ...claims, l: 0 })}.${SIGNATURE}`],
  ['too long a text', `POKU1.${encoded({ ...claims, n: 'A'.repeat(TILL_TOKEN_CHARS) })}.${SIGNATURE}`],
])('%s is no token', (_name, text) => {
  expect(readTillToken(text)).toBeUndefined();
});
