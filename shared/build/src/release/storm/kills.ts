import { createRandom } from '@poku/tooling';
import { DEFAULT_CHANNEL, openStore, promoteTogether } from '../channel';
import { examine } from '../doctor';
import { tornState } from '../doctor/state';
import { findLosses } from './losses';
import { startTeam } from './start-team';
import { inTurn, SET_SIZE, type StormReport } from './storm';
import { type StoreKind, makeWorld, setOf } from './world';

/** The first promotion of a process loads what it needs; the second one says how long one takes. */
const MEASURED = 2;
const ENDLESS = 1_000_000;

/**
 * Kills a team's process with SIGKILL at a random moment of its promotions, so many times. After each kill the channel is in the
 * state of the last promotion that was told of, or in the next one, and another team's promotion goes on at once.
 */
export const runKills = async (
  kind: StoreKind,
  kills: number,
  isSet: boolean,
  seed: number,
): Promise<StormReport> => {
  const random = createRandom(seed);
  const world = await makeWorld(kind, [isSet ? SET_SIZE : 1, 1]);
  const [victim, other] = world.teams;
  try {
    if (!victim || !other) throw new Error('A storm of kills needs two teams.');
    const store = await openStore();
    const losses: string[] = [];
    let [promoted, untold, slowestMs] = [0, 0, 0];
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = (await store.registry(DEFAULT_CHANNEL)).revision;
      let told = 0;
      const isBusy = new Promise<void>((resolve) => {
        const { child, gone } = startTeam(victim, ENDLESS, promoted, (ms) => {
          told += 1;
          if (told === MEASURED) setTimeout(() => child.kill('SIGKILL'), random.int(0, Math.ceil(2 * ms)));
        });
        void gone.then(() => resolve());
      });
      await isBusy;
      const after = (await store.registry(DEFAULT_CHANNEL)).revision;
      const made = after - before;
      if (told === 0) losses.push(`kill ${kill}: the process ended by itself`);
      if (made !== told && made !== told + 1)
        losses.push(`kill ${kill}: ${told} promotions were told of, and ${made} were made`);
      untold += made - told;
      promoted += made;
      for (const { where, what } of await tornState(store, DEFAULT_CHANNEL))
        losses.push(`kill ${kill}: ${where}: ${what}`);
      const startedAt = performance.now();
      await promoteTogether(setOf(other.names, inTurn(kill).at(-1) ?? ''));
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    }
    const done = Object.fromEntries([
      ...victim.names.map((name) => [name, inTurn(promoted)] as const),
      ...other.names.map((name) => [name, inTurn(kills)] as const),
    ]);
    losses.push(...(await findLosses(store, DEFAULT_CHANNEL, done, [victim.names])));
    const { findings } = await examine(store, DEFAULT_CHANNEL);
    return {
      losses,
      facts: {
        store: store.objects.address,
        seed,
        kills,
        promotions: promoted,
        'killed after the change, before the word': untold,
        'left behind (doctor)': findings.filter(({ what }) => what.includes('killed')).length,
        'ms until another team had promoted, slowest': slowestMs.toFixed(0),
      },
    };
  } finally {
    await world.end();
  }
};
