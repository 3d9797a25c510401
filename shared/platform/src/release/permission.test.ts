import { createSigningRoot } from '@poku/testing';
import { base64urlOf } from './base64url';
import { encodePermit, type Permission, readPermit } from './permission';
import type { SignedKind } from './signed-message';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const permission: Permission = {
  channel: 'production',
  previews: ['mfe-help@2', 'mfe-account@7'],
  devtools: true,
  until: '2026-06-02T00:00:00Z',
};

const signed = async (
  text = JSON.stringify(permission),
  facts: Parameters<Awaited<ReturnType<typeof createSigningRoot>>['team']>[0] = {},
  kind: SignedKind = 'permission',
) => {
  const { rootKey, team } = await createSigningRoot();
  const text64 = await (await team(facts))(kind, text);
  return { signedText: text64, options: { rootKey, channel: 'production', now: NOW } };
};

test('a signed permit gives what it allows', async () => {
  const { signedText, options } = await signed();
  await expect(readPermit(encodePermit(signedText), options)).resolves.toEqual(permission);
});

test('a name of a team in any letters travels in an address', async () => {
  const { signedText, options } = await signed(undefined, { team: 'Tim “é 点数”' });
  const permit = encodePermit(signedText);
  expect(permit).toMatch(/^[\w-]+$/);
  await expect(readPermit(permit, options)).resolves.toEqual(permission);
});

test('of the releases, those alone are allowed that the team may release', async () => {
  const { signedText, options } = await signed(undefined, { names: ['mfe-account'] });
  const { previews } = await readPermit(encodePermit(signedText), options);
  expect(previews).toEqual(['mfe-account@7']);
});

test('a permit holds until its end and no longer', async () => {
  const { signedText, options } = await signed();
  const at = (now: string) => readPermit(encodePermit(signedText), { ...options, now: Date.parse(now) });
  await expect(at('2026-06-01T23:59:59Z')).resolves.toEqual(permission);
  await expect(at(permission.until)).rejects.toMatchObject({ name: 'PermitError', problem: 'expired' });
  const endless = await signed(JSON.stringify({ ...permission, until: 'never' }));
  await expect(readPermit(encodePermit(endless.signedText), endless.options)).rejects.toMatchObject({
    problem: 'expired',
  });
});

test('a permit is good in its own channel alone', async () => {
  const { signedText, options } = await signed(JSON.stringify({ ...permission, channel: 'staging' }));
  await expect(readPermit(encodePermit(signedText), options)).rejects.toMatchObject({
    problem: 'other-channel',
  });
});

test('what another root vouches for, another channel’s key or an older key signed, or somebody changed, allows nothing', async () => {
  const good = await signed();
  const stranger = await signed();
  const ofStaging = await signed(undefined, { channels: ['staging'] });
  const over = await signed(undefined, { until: '2026-05-31T00:00:00Z' });
  const otherKind = await signed(undefined, {}, 'registry');
  const changed = {
    ...good.signedText,
    text: JSON.stringify({ ...permission, previews: ['mfe-help@9'] }),
  };
  for (const [signedText, options] of [
    [stranger.signedText, good.options],
    [ofStaging.signedText, ofStaging.options],
    [over.signedText, over.options],
    [otherKind.signedText, otherKind.options],
    [changed, good.options],
  ] as const)
    await expect(readPermit(encodePermit(signedText), options)).rejects.toMatchObject({
      problem: 'untrusted',
    });
});

test.each(['', '%%%', 'bm8', base64urlOf(new TextEncoder().encode('{"text":"{}"}'))])(
  'what is no permit is refused as such: "%s"',
  async (permit) => {
    const { options } = await signed();
    await expect(readPermit(permit, options)).rejects.toMatchObject({ problem: 'unreadable' });
  },
);
