import {
  channelKeys,
  DEFAULT_CHANNEL,
  POLICY,
  type Revision,
  signEntry,
  type Signer,
  signText,
} from '@poku/build/store';
import type { ChannelEntry, SignedText, Timestamp } from '@poku/contract';
import { pageEntryText } from '@poku/platform/release';
import type { Attacked } from './attacked';
import { createForger } from './forge';
import { HELP, OTHER, type Past, type World } from './world';

const KEYS = channelKeys(DEFAULT_CHANNEL);
const promoteBy = (name: string) => ({ action: 'promote', name, version: '9.9.9-evil' }) as const;

/** What is said to be live, as it stands in a timestamp. */
export const toldOf = ({ timestamp }: Past): Timestamp =>
  JSON.parse((JSON.parse(timestamp) as SignedText).text) as Timestamp;

/** What somebody does to a store with whatever key, one step each. `by` is the key that says that it is live; default nobody does. */
export const createRecipes = ({ units, past }: World, attacked: Attacked) => {
  const forger = createForger(attacked);
  const { textOf, present, pointer, state, evil, evilUnit } = forger;
  const { put, remove } = attacked;
  const { page } = JSON.parse(past.now.pointer) as { readonly page: string };

  const putBack = async (
    { pointer, timestamp, policy }: Past,
    parts: readonly (keyof Past)[],
  ): Promise<void> => {
    if (parts.includes('pointer')) await put(KEYS.pointer, pointer);
    if (parts.includes('timestamp')) await put(KEYS.timestamp, timestamp);
    if (parts.includes('policy')) await put(POLICY, policy);
  };
  /** A state in which a remote has an evil release, said to be a change of `told`. */
  const replaced = async (name: string, told: string, signer: Signer, by?: Signer): Promise<void> => {
    const before = (await present()).revision.remotes[name]?.live;
    if (!before) throw new Error(`${name} is not live.`);
    const live = await evil(name, before);
    await state(
      (now) => {
        const entry: ChannelEntry = { live, previous: before, since: now.revision };
        return { ...now, change: promoteBy(told), remotes: { ...now.remotes, [name]: entry } };
      },
      signer,
      by,
    );
  };
  const withShell = async (
    unit: 'shell' | 'embed',
    told: string,
    signer: Signer,
    by?: Signer,
  ): Promise<void> => {
    const version = await evilUnit(unit, units.get(unit) ?? '', signer);
    await state(
      (now) => ({
        ...now,
        change: promoteBy(told),
        [unit]: { live: version, previous: now[unit]?.live ?? '' },
      }),
      signer,
      by,
    );
  };
  const olderUnit = (unit: 'shell' | 'embed', signer: Signer, by?: Signer): Promise<void> =>
    state(
      (now) => {
        const live = `${now[unit]?.live}.older`;
        const change = { action: 'promote', name: HELP, version: live } as const;
        return { ...now, change, [unit]: { live, previous: now[unit]?.live ?? '' } };
      },
      signer,
      by,
    );
  const renewed = (signer: Signer, by?: Signer): Promise<void> =>
    state((now: Revision) => ({ ...now, change: { action: 'renew', name: '*', version: '*' } }), signer, by);
  /** A page of the live state in which a remote has an evil release, signed with a key. */
  const forgedPage = async (signer: Signer): Promise<void> => {
    const { revision } = await present();
    const entry = revision.remotes[OTHER];
    if (!entry?.live) throw new Error(`${OTHER} is not live.`);
    const live = await evil(OTHER, entry.live);
    const forged: ChannelEntry = { live, since: revision.revision + 1 };
    const own = signText(signer, 'entry', pageEntryText(DEFAULT_CHANNEL, OTHER, forged)).signature;
    const html = await textOf(page);
    const changed = html.replace(
      /(data-signature=")[^"]*(">)([^<]*)/,
      (_, opening: string, middle: string, text: string) => {
        const registry = JSON.parse(text) as { remotes: Record<string, ChannelEntry> };
        const remotes = { ...registry.remotes, [OTHER]: { ...forged, signature: own } };
        const forgedText = JSON.stringify({ ...registry, remotes }).replace(/</g, '\\u003c');
        const { signature } = signText(signer, 'page', forgedText);
        return opening + JSON.stringify(signature).replaceAll('"', '&quot;') + middle + forgedText;
      },
    );
    await put(page, changed);
  };
  const forgedEntry = async (remote: string, signer: Signer): Promise<void> => {
    const { revision } = await present();
    const entry = revision.remotes[remote] ?? {};
    const key = (await pointer()).entries[remote] ?? '';
    await put(key, JSON.stringify(signEntry(signer, { channel: DEFAULT_CHANNEL, remote, entry })));
  };
  /** A state in which a remote has the paths of another one. */
  const withPathsOf = async (name: string, other: string, signer: Signer): Promise<void> => {
    const before = (await present()).revision.remotes[other]?.live;
    if (!before) throw new Error(`${other} is not live.`);
    const live = await evil(name, before);
    await state((now) => {
      const remotes = { ...now.remotes, [name]: { live, since: now.revision } };
      return { ...now, change: promoteBy(name), remotes };
    }, signer);
  };
  /** Puts something in the place of each script of the live release of a remote. @param form end of the name: '', `.br` or `.gz` */
  const putFiles = async (name: string, form: string, bytes: Buffer | string): Promise<void> => {
    const { live } = (await present()).revision.remotes[name] ?? {};
    for (const file of Object.keys(live?.integrity ?? {}))
      await put(`remotes/${name}/${live?.version}/${file}${form}`, bytes);
  };
  /** Takes the compressed forms of each script away. */
  const removeForms = async (name: string): Promise<void> => {
    const { live } = (await present()).revision.remotes[name] ?? {};
    for (const file of Object.keys(live?.integrity ?? {}))
      for (const form of ['.br', '.gz']) await remove(`remotes/${name}/${live?.version}/${file}${form}`);
  };

  return {
    ...forger,
    putBack,
    replaced,
    withShell,
    olderUnit,
    renewed,
    forgedPage,
    forgedEntry,
    withPathsOf,
    putFiles,
    removeForms,
  };
};
