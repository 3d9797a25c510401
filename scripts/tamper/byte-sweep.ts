import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  channelKeys,
  DEFAULT_CHANNEL,
  type ObjectStore,
  type Pointer,
  POLICY,
  type ReleaseStore,
  type StoredObject,
} from '@poku/build/store';
import { flipped } from './changes';
import { getFrom, type Good, openEdge, openOver, otherAnswer } from './keepers';

/** Verifications at once; each waits for the threads of the runtime's cryptography. */
const LANES = 4;
/** An edge, and a site that never saw the channel, are asked for so few of the bytes that are tried. */
const EDGE_EVERY = 16;
const NEW_EVERY = 256;

/** Of what is no document, but a file or a page that a document has the hash or the signature of, so few of the bytes are tried. */
const FILE_EVERY = 8;

/** What is swept. */
export interface SweepJob {
  readonly documents: readonly string[];
  /** The first byte, and every how many bytes from there on. */
  readonly from: number;
  readonly step: number;
  /** What a site remembers that has seen what is live, and where one that is new begins to remember. */
  readonly seenFile: string;
  readonly noFile: string;
  readonly good: Good;
}

/** What a sweep of one document found, by who had to hold. */
export interface Swept {
  readonly document: string;
  readonly where: string;
  readonly tries: number;
  readonly breaches: readonly string[];
}

/** What of the store decides what is given at an address that stays, but for the files that browsers verify by their hashes. */
export const documentsOf = async ({ objects, releases }: ReleaseStore): Promise<readonly string[]> => {
  const keys = channelKeys(DEFAULT_CHANNEL);
  const textOf = async (key: string) => (await objects.read(key))?.bytes.toString() ?? '';
  const pointer = JSON.parse(await textOf(keys.pointer)) as Pointer;
  const unit = async (
    name: 'shell' | 'embed',
    version: string,
    files: readonly string[],
  ): Promise<string[]> => {
    const text = await textOf(releases.key(name, version, 'release.json'));
    return [
      releases.key(name, version, 'release.json'),
      releases.signatureKey(name, version, text),
      ...files.map((file) => releases.key(name, version, file)),
    ];
  };
  return [
    ...[keys.pointer, keys.timestamp, POLICY, pointer.registry, pointer.page ?? ''],
    ...Object.values(pointer.entries),
    ...(await unit('shell', pointer.shell ?? '', ['sw.js'])),
    ...(await unit('embed', pointer.embed ?? '', ['loader.js', 'remoteEntry.js'])),
  ];
};

/** A store that is read from memory, in which one object has other bytes. */
const withOther = (
  objects: ObjectStore,
  read: Map<string, StoredObject | undefined>,
  key: string,
  bytes: Buffer,
): ObjectStore => ({
  ...objects,
  read: async (asked) => {
    if (asked === key) return { bytes, tag: 'other' };
    if (!read.has(asked)) read.set(asked, await objects.read(asked));
    return read.get(asked);
  },
});

/**
 * Changes each byte in turn of each document that a site or an edge verifies, as somebody can who writes the store and has no key. What
 * they have live then is what was, to the last byte, or nothing.
 * @param onSwept hears of each document
 */
export const sweepBytes = async (
  { objects, rootKey }: ReleaseStore,
  { documents, from, step, seenFile, noFile, good }: SweepJob,
  onSwept: (swept: Swept) => void,
): Promise<void> => {
  const first = await (await openOver({ objects, rootKey, seenFile }))();
  if (!first.state) throw new Error(first.problem);
  const { state } = first;
  const read = new Map<string, StoredObject | undefined>();

  const attackSite = async (other: ObjectStore, seen: string): Promise<string | undefined> => {
    const present = await (await openOver({ objects: other, rootKey, seenFile: seen }))();
    return present.state && !isDeepStrictEqual(present.state, state) ? 'another state is live' : undefined;
  };
  const attackEdge = async (other: ObjectStore): Promise<string | undefined> =>
    otherAnswer(getFrom(openEdge(other, rootKey, state.revision)), good);

  for (const document of documents) {
    const bytes = (await objects.read(document))?.bytes ?? Buffer.of();
    const found = new Map<string, { tries: number; breaches: string[] }>();
    const note = (where: string, place: number, breach: string | undefined): void => {
      const row = found.get(where) ?? { tries: 0, breaches: [] };
      found.set(where, row);
      row.tries += 1;
      if (breach !== undefined) row.breaches.push(`byte ${place}: ${breach}`);
    };
    const every = document.endsWith('.json') ? step : step * FILE_EVERY;
    let next = from;
    const lane = async (): Promise<void> => {
      for (let place = next; place < bytes.length; place = next) {
        next += every;
        const other = withOther(objects, read, document, flipped(bytes, place));
        const count = (place - from) / every;
        note('site', place, await attackSite(other, seenFile));
        if (count % EDGE_EVERY === 0) note('edge', place, await attackEdge(other));
        if (count % NEW_EVERY === 0) {
          const own = `${noFile}-${place}`;
          note('site, new', place, await attackSite(other, own));
          await rm(own, { force: true });
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const [where, row] of found) onSwept({ document, where, ...row });
  }
};
