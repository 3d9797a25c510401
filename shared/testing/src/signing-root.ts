import { getPublicKeyAsync, signAsync, utils } from '@noble/ed25519';
import type { Certificate, SignedText } from '@poku/contract';
import { base64urlOf } from '@poku/platform/release';
import { certificateText, type SignedKind, signedMessage } from '@poku/platform/release';

const aKey = async () => {
  const secret = utils.randomSecretKey();
  return {
    publicKey: base64urlOf(await getPublicKeyAsync(secret)),
    sign: async (kind: SignedKind, text: string) =>
      base64urlOf(await signAsync(signedMessage(kind, text), secret)),
  };
};

/** A root key, and teams that it vouches for. */
export const createSigningRoot = async () => {
  const root = await aKey();
  return {
    rootKey: root.publicKey,
    /** A team that may do everything for ever, but for what `facts` say. */
    team: async (facts: Partial<Certificate> = {}) => {
      const key = await aKey();
      const rest = {
        id: 'key',
        team: 'Tim Bantuan',
        publicKey: key.publicKey,
        names: ['*'],
        channels: ['*'],
        until: '9999-01-01T00:00:00Z',
        ...facts,
      };
      const certificate = { ...rest, signature: await root.sign('certificate', certificateText(rest)) };
      return async (kind: SignedKind, text: string): Promise<SignedText> => ({
        text,
        signature: { certificate, value: await key.sign(kind, text) },
      });
    },
  };
};
