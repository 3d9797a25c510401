import { startBrowsing } from '../tamper/browse';
import { goodAnswers } from '../tamper/keepers';
import { attackDocuments } from '../tamper/network-documents';
import { attackFiles } from '../tamper/network-files';
import { attackOutside } from '../tamper/outside';
import { attackStore } from '../tamper/store-attacks';
import { sweepApart } from '../tamper/sweep-apart';
import { createTally } from '../tamper/tally';
import { startWorld } from '../tamper/world';

const QUICK_STEP = 997;

/**
 * Attacks a whole channel with every credential below the root key's, on a site, on the function at the edge and in Chromium, on the
 * ports of `npm start` and in a store of its own. Nothing unsigned may run, nothing older than seen may be taken, and no file outside of
 * the store may be read. Prints what was tried; sets the exit code 1 when something gave way.
 *
 * The attackers: (a) writes the store and has no key, (b) has a key of one remote, (c) has the key for timestamps, (d) has a revoked
 * key, (e) sits between browser and site and changes what is answered; b, c and d write the store too.
 *
 * "Byte by byte" is this: each byte of each signed document (pointer, state, timestamp, list of keys, entries, descriptions of shell and
 * embed with their signatures) is changed in turn, and a site that starts anew verifies the whole channel; an edge does for every 16th of
 * them, a site that never saw it for every 256th. Of the files that a document has the hash or the signature of (page, worker, loader)
 * each 8th byte. In Chromium each script of the live releases is changed in 24 ways, as code asks for it: other code before it, the
 * file of an older release, first, middle and last byte, half of it, a byte more, another file, and 16 bytes spread over it; and in two of
 * these with a page that needs it. What ran is told by the debugger: the bytes of each script must have the hash of its address.
 *
 * @param quick takes a few of each, for a try of about three minutes. Default all
 */
export const proveTamper = async ({
  quick: isQuick = false,
}: {
  readonly quick?: boolean;
}): Promise<void> => {
  const startedAt = performance.now();
  const say = (line: string): void =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);

  const tally = createTally((breach) => console.error(`BREACH ${breach}`));
  const world = await startWorld();
  let failure: unknown;
  try {
    const good = await goodAnswers(world);
    const browsing = await startBrowsing(world);
    say(`${world.units.size} releases are live`);
    const parts: readonly (readonly [string, () => Promise<void>])[] = [
      ['stores were forged', () => attackStore(world, browsing, good, tally, isQuick)],
      ['documents were changed on their way', () => attackDocuments(world, browsing, tally, isQuick)],
      ['files were changed on their way', () => attackFiles(world, browsing, tally, isQuick)],
      ['bytes were changed in the store', () => sweepApart(world, good, tally, isQuick ? QUICK_STEP : 1)],
    ];
    await attackOutside(world, tally);
    await Promise.all(parts.map(([what, attack]) => attack().then(() => say(what))));
    await browsing.close();
  } catch (error) {
    failure = error;
    console.error(error);
  }
  await world.stop();
  const rows = tally.rows();
  console.table(rows);
  const tries = rows.reduce((sum, row) => sum + row.tries, 0);
  say(`${tries} tries, ${tally.breaches.length} breaches`);
  process.exitCode = failure === undefined && tally.breaches.length === 0 && tries > 0 ? 0 : 1;
};
