import { getPublicKeyAsync, signAsync, utils } from '@noble/ed25519';
import type { Certificate, SignedText } from '@poku/contract';
import { certificateText, type SignedKind, signedMessage } from './signed-message';
import { verifyText } from './verify-text';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const aKey = async () => {
  const secret = utils.randomSecretKey();
  const sign = async (kind: SignedKind, text: string) =>
    encoded(await signAsync(signedMessage(kind, text), secret));
  return { publicKey: encoded(await getPublicKeyAsync(secret)), sign };
};

const signedBy = async (facts: Partial<Certificate> = {}) => {
  const [root, team] = [await aKey(), await aKey()];
  const rest = {
    id: 'help',
    team: 'Help',
    publicKey: team.publicKey,
    names: ['mfe-help'],
    channels: ['production'],
    until: '2026-07-01T00:00:00Z',
    ...facts,
  };
  const certificate = { ...rest, signature: await root.sign('certificate', certificateText(rest)) };
  const text = '{"revision":1}';
  const signed: SignedText = { text, signature: { certificate, value: await team.sign('registry', text) } };
  const asked = { rootKey: root.publicKey, kind: 'registry', channel: 'production', now: NOW } as const;
  return { signed, asked };
};

/** A browser without Ed25519 of its own says so. */
const withoutOwn = () =>
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'));

describe.each(['with', 'without'])('a signed text, %s an Ed25519 of the browser', (kind) => {
  beforeEach(() => {
    if (kind === 'without') withoutOwn();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is good when a key that the root key vouches for signed exactly it', async () => {
    const { signed, asked } = await signedBy();
    await expect(verifyText(signed, { ...asked, subject: 'mfe-help' })).resolves.toMatchObject({
      team: 'Help',
    });
  });

  it('is refused when one character of it, or of its certificate, is another', async () => {
    const { signed, asked } = await signedBy();
    await expect(verifyText({ ...signed, text: '{"revision":2}' }, asked)).rejects.toThrow(
      'is not what the key',
    );
    const { certificate, value } = signed.signature;
    const more = { ...certificate, names: ['*'] };
    await expect(
      verifyText(
        { ...signed, signature: { value, certificate: more } },
        { ...asked, subject: 'mfe-checkout' },
      ),
    ).rejects.toThrow('not one that the root key vouches for');
  });

  it('is refused when its signature, or that of its certificate, is spelled otherwise', async () => {
    const { signed, asked } = await signedBy();
    const { certificate, value } = signed.signature;
    // The last character of 64 bytes has four bits that say nothing.
    const otherwise = (text: string) =>
      text.slice(0, -1) + ({ A: 'B', Q: 'R', g: 'h', w: 'x' }[text.slice(-1)] ?? '');
    const spelled = { ...signed, signature: { certificate, value: otherwise(value) } };
    await expect(verifyText(spelled, asked)).rejects.toThrow('is not what the key');
    const vouched = { ...certificate, signature: otherwise(certificate.signature) };
    await expect(
      verifyText({ ...signed, signature: { certificate: vouched, value } }, asked),
    ).rejects.toThrow('not one that the root');
  });

  it('is refused when it was signed for something else', async () => {
    const { signed, asked } = await signedBy();
    await expect(verifyText(signed, { ...asked, kind: 'release' })).rejects.toThrow('is not what the key');
    await expect(verifyText(signed, { ...asked, channel: 'staging' })).rejects.toThrow('may not change');
    await expect(verifyText(signed, { ...asked, subject: 'mfe-checkout' })).rejects.toThrow(
      'may not release',
    );
  });

  it('is refused when the key is over, or of another root', async () => {
    const over = await signedBy({ until: '2026-05-31T23:59:59Z' });
    await expect(verifyText(over.signed, over.asked)).rejects.toThrow('was valid until');
    const never = await signedBy({ until: 'never' });
    await expect(verifyText(never.signed, never.asked)).rejects.toThrow('was valid until');
    const { signed, asked } = await signedBy();
    const { publicKey } = await aKey();
    await expect(verifyText(signed, { ...asked, rootKey: publicKey })).rejects.toThrow(
      'not one that the root',
    );
  });

  it.each([null, {}, { certificate: null, value: '' }, 'text'])(
    'is refused without a signature: %j',
    async (none) => {
      const { signed, asked } = await signedBy();
      const broken = { ...signed, signature: none } as unknown as SignedText;
      await expect(verifyText(broken, asked)).rejects.toMatchObject({ name: 'SignatureError' });
    },
  );
});
