import {
  certify,
  channelKeys,
  DEFAULT_CHANNEL,
  digestOf,
  generateKey,
  integrityOf,
  paymentOrigins,
  type Pointer,
  publicKeyOf,
  renderIndex,
  type Revision,
  type ShellRelease,
  signEntry,
  type Signer,
  signText,
  type StoredEntry,
} from '@poku/build/store';
import type { ChannelEntry, LiveRelease, RemoteEntry, SignedText, Timestamp } from '@poku/contract';
import type { Attacked } from './attacked';
import { EVIL } from './changes';

const YEARS_MS = 3_000_000_000_000;
const KEYS = channelKeys(DEFAULT_CHANNEL);
const ENTRY = 'entry.js';

/** A key that says it may do everything, and that another root key vouches for. */
export const strangerKey = (id = 'local'): Signer => {
  const key = generateKey();
  const facts = { id, team: 'platform', names: ['*'], channels: ['*'], publicKey: publicKeyOf(key) };
  const until = new Date(Date.now() + YEARS_MS).toISOString();
  return { key, certificate: certify(generateKey(), { ...facts, until }) };
};

const entryKey = (remote: string, entry: ChannelEntry): string =>
  KEYS.entry(
    remote,
    digestOf(JSON.stringify({ channel: DEFAULT_CHANNEL, remote, entry } satisfies RemoteEntry)),
  );

/** What somebody does who writes into a store past every rule of the commands, with whatever key. */
export const createForger = ({ store, read, put }: Attacked) => {
  const textOf = async (key: string): Promise<string> => (await read(key)).toString();
  const pointer = async () => JSON.parse(await textOf(KEYS.pointer)) as Pointer;
  const present = async (): Promise<{ readonly text: string; readonly revision: Revision }> => {
    const { text } = JSON.parse(await textOf((await pointer()).registry)) as SignedText;
    return { text, revision: JSON.parse(text) as Revision };
  };
  const point = async (change: Partial<Pointer>): Promise<void> =>
    put(KEYS.pointer, JSON.stringify({ ...(await pointer()), ...change }));

  /** Says something else of what is live than is so. */
  const claim = async (facts: Partial<Timestamp>, signer: Signer): Promise<void> => {
    const said = JSON.parse(await textOf(KEYS.timestamp)) as SignedText;
    const told = { ...(JSON.parse(said.text) as Timestamp), at: new Date().toISOString(), ...facts };
    await put(KEYS.timestamp, JSON.stringify(signText(signer, 'timestamp', JSON.stringify(told))));
  };

  /** The entry of each remote of a state, those that are new signed with a key. */
  const signedEntries = async (remotes: Revision['remotes'], signer: Signer) => {
    const all = new Map<string, { readonly key: string; readonly stored: StoredEntry }>();
    for (const [remote, entry] of Object.entries(remotes)) {
      const key = entryKey(remote, entry);
      const kept = await textOf(key);
      const made = signEntry(signer, { channel: DEFAULT_CHANNEL, remote, entry });
      if (!kept) await put(key, JSON.stringify(made));
      all.set(remote, { key, stored: kept ? (JSON.parse(kept) as StoredEntry) : made });
    }
    return all;
  };

  /**
   * Makes a state that is whole, with its page and its entries, all signed with a key, and points at it.
   * @param clock says that it is live. Default nobody does
   */
  const state = async (
    change: (before: Revision) => Revision,
    signer: Signer,
    clock?: Signer,
  ): Promise<void> => {
    const { text, revision: before } = await present();
    const at = new Date(Math.max(Date.now(), Date.parse(before.at))).toISOString();
    const next = change({ ...before, revision: before.revision + 1, parent: digestOf(text), at });
    const signed = signText(signer, 'registry', JSON.stringify(next));
    const digest = digestOf(signed.text);
    const entries = await signedEntries(next.remotes, signer);
    const shell = await store.releases.read<ShellRelease>('shell', next.shell?.live ?? '');
    const signatures = new Map(
      [...entries].flatMap(([remote, { stored }]) => (stored.page ? [[remote, stored.page] as const] : [])),
    );
    const sign = (page: string) => signText(signer, 'page', page).signature;
    const page = KEYS.revision(next.revision, digest, 'html');
    const registry = KEYS.revision(next.revision, digest, 'json');
    await put(registry, JSON.stringify(signed));
    await put(page, renderIndex(shell, next, signatures, paymentOrigins(), sign));
    await point({
      ...{ revision: next.revision, registry, page },
      ...(next.shell && { shell: next.shell.live }),
      ...(next.embed && { embed: next.embed.live }),
      entries: Object.fromEntries([...entries].map(([remote, { key }]) => [remote, key])),
    });
    const since = Object.entries(next.remotes).map(([name, entry]) => [name, entry.since ?? 0] as const);
    if (clock)
      await claim({ revision: next.revision, registry: digest, since: Object.fromEntries(since) }, clock);
  };

  /** Puts a release into the store that sets the marker, in place of the pages of a live one. */
  const evil = async (name: string, live: LiveRelease): Promise<LiveRelease> => {
    const version = '9.9.9-evil';
    const base = `/remotes/${name}/${version}/`;
    await put(`${base.slice(1)}${ENTRY}`, EVIL);
    const only = (all: LiveRelease['pages']) =>
      Object.fromEntries(Object.keys(all).map((key) => [key, [ENTRY]]));
    return {
      ...live,
      ...{ version, base, container: 'evil', entry: ENTRY, integrity: { [ENTRY]: integrityOf(EVIL) } },
      pages: only(live.pages),
      widgets: only(live.widgets),
    };
  };

  /** Puts a release of the shell, or of the embed, into the store whose scripts all set the marker, described with a key. */
  const evilUnit = async (unit: 'shell' | 'embed', from: string, signer: Signer): Promise<string> => {
    const version = '9.9.9-evil';
    const before = await store.releases.read<ShellRelease>(unit, from);
    const files = before.files.map((file) => ({ ...file, integrity: integrityOf(EVIL) }));
    const text = JSON.stringify({ ...before, version, files });
    for (const { name } of files) await put(store.releases.key(unit, version, name), EVIL);
    await put(store.releases.key(unit, version, 'release.json'), text);
    const { signature } = signText(signer, 'release', text);
    await put(store.releases.signatureKey(unit, version, text), JSON.stringify(signature));
    return version;
  };

  return { textOf, pointer, present, point, claim, state, evil, evilUnit, put };
};
