import { createECDH } from 'node:crypto';
import { readApiConfig } from '../../config/env';
import { publicKeyOf, pushPublicKey } from './push-key';

test('the public half is the one of the curve, and the sandbox has a key of its own', () => {
  const ecdh = createECDH('prime256v1');
  const expected = ecdh.generateKeys().toString('base64url');
  expect(publicKeyOf(ecdh.getPrivateKey().toString('base64url').padStart(43, 'A'))).toBe(expected);
  expect(Buffer.from(pushPublicKey(readApiConfig({})) ?? '', 'base64url')).toHaveLength(65);
});

test.each(['', 'short', 'AAAB', 'B'.repeat(43), 'A'.repeat(43), `${'_'.repeat(42)}8`, 'B'.repeat(44)])(
  '%p is no key',
  (text) => {
    expect(publicKeyOf(text)).toBeUndefined();
  },
);
