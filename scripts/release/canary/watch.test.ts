import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../objects/folder-objects';
import { canaryTakenBack, promoted } from '../registry-document';
import { aBuild, aStore } from '../testing/a-store';
import { createCanaryChannel } from './canary-channel';
import { type Figures, NO_FIGURES } from './figures';
import { DEFAULT_MARGINS, MIN_LOADS } from './judge';
import { parseStrategy } from './strategy';
import { watchCanary, type WatchParts } from './watch';

const [LIVE, NEXT] = ['1.0.0', '2.0.0'];

/** How a release does: loads in a window when all members have it, and the share of them that fail. */
interface Habit {
  readonly loads: number;
  readonly failing: number;
}
const good: Habit = { loads: 5_000, failing: 0 };
const bad: Habit = { loads: 5_000, failing: 0.05 };

/** A channel with a live release, a next one, and members who load them; time passes when the watch waits. */
const setUp = async (habits: Readonly<Record<string, Habit>>, { hasLive = true } = {}) => {
  const { store, signer } = await aStore(folderObjects(await mkdtemp(join(tmpdir(), 'poku-canary-'))));
  for (const version of [LIVE, NEXT]) {
    const { release, folder } = await aBuild('mfe-x', version);
    await store.releases.publish('mfe-x', release, folder, signer);
  }
  const change = async (action: 'promote' | 'rollback', version: string): Promise<void> => {
    const release = await store.releases.read('mfe-x', version);
    await store.change('test', signer, { action, name: 'mfe-x', version, reason: 'by hand' }, (registry) =>
      action === 'promote' ? promoted(registry, release) : canaryTakenBack(registry, 'mfe-x'),
    );
  };
  if (hasLive) await change('promote', LIVE);

  const told = new Map<string, Figures>();
  const shares = async () => {
    const { live, canary } = (await store.registry('test')).remotes['mfe-x'] ?? {};
    const share = canary?.share ?? 0;
    return { live: live?.version, canary: canary?.release.version, share };
  };
  const lines: string[] = [];
  let windows = 0;
  const watch = async (
    strategy: string,
    facts: Partial<WatchParts> = {},
    meanwhile: (window: number) => Promise<void> | void = () => undefined,
  ) =>
    watchCanary({
      channel: createCanaryChannel(store, 'test', await store.releases.read('mfe-x', NEXT), signer),
      version: NEXT,
      strategy: parseStrategy(strategy),
      margins: DEFAULT_MARGINS,
      minLoads: MIN_LOADS,
      isUnwatched: false,
      readFigures: () => Promise.resolve(new Map(told)),
      signal: new AbortController().signal,
      say: (line) => lines.push(line),
      ...facts,
      wait: async () => {
        windows += 1;
        const { live, canary, share } = await shares();
        for (const [version, part] of [[live, 1 - share] as const, [canary, share] as const]) {
          const habit = version === undefined ? undefined : habits[version];
          if (version === undefined || !habit) continue;
          const before = told.get(version) ?? NO_FIGURES;
          const loads = Math.round(habit.loads * part);
          told.set(version, {
            loads: before.loads + loads,
            errors: { render: (before.errors.render ?? 0) + Math.round(loads * habit.failing) },
            loadTimes: [],
          });
        }
        await meanwhile(windows);
      },
    });
  const history = async () => {
    const changes = [];
    for await (const { revision } of store.history('test')) changes.push(revision.change);
    return changes.reverse();
  };
  return { watch, shares, history, lines, change, told, windows: () => windows };
};

describe('a release by strategy', () => {
  it('that throws on 5 % of its loads is taken back within two windows, and the history says why', async () => {
    const { watch, shares, history, windows } = await setUp({ [LIVE]: good, [NEXT]: bad });
    const outcome = await watch('Canary10Percent5Minutes');
    expect(outcome).toMatchObject({ kind: 'rolled back' });
    expect(windows()).toBeLessThanOrEqual(2);
    expect(await shares()).toEqual({ live: LIVE, canary: undefined, share: 0 });
    expect((await history()).slice(1)).toMatchObject([
      { action: 'canary', version: NEXT, share: 0.1 },
      {
        action: 'rollback',
        version: NEXT,
        reason: expect.stringMatching(/^25 of 500 loads failed \(5.0 %: render 25\); of the live/) as string,
      },
    ]);
  });

  it('that is as good as the live one goes to everybody, step by step', async () => {
    const { watch, shares, history, windows } = await setUp({ [LIVE]: good, [NEXT]: good });
    expect(await watch('Linear30PercentEvery1Minute')).toEqual({ kind: 'promoted' });
    expect(windows()).toBe(6);
    expect(await shares()).toEqual({ live: NEXT, canary: undefined, share: 0 });
    expect((await history()).slice(1).map(({ action, share }) => [action, share])).toEqual([
      ['canary', 0.3],
      ['canary', 0.6],
      ['canary', 0.9],
      ['promote', undefined],
    ]);
  });

  it('of a remote that has no live one is judged by the margin alone', async () => {
    const worse = await setUp({ [NEXT]: bad }, { hasLive: false });
    expect(await worse.watch('Canary50Percent1Minute')).toMatchObject({ kind: 'rolled back' });
    expect(await worse.shares()).toMatchObject({ live: undefined, canary: undefined });
    const fine = await setUp({ [NEXT]: good }, { hasLive: false });
    expect(await fine.watch('Canary50Percent1Minute')).toEqual({ kind: 'promoted' });
  });

  it('counts nothing that was told before it began', async () => {
    const { watch, told } = await setUp({ [LIVE]: good, [NEXT]: good });
    told.set(NEXT, { loads: 1_000, errors: { render: 900 }, loadTimes: [] });
    expect(await watch('Canary10Percent1Minute')).toEqual({ kind: 'promoted' });
  });

  it('waits as long again for loads, then leaves the canary as it is', async () => {
    const few = { loads: 20, failing: 0 };
    const { watch, shares, windows } = await setUp({ [LIVE]: few, [NEXT]: few });
    expect(await watch('Canary10Percent5Minutes')).toMatchObject({ kind: 'unjudged', share: 0.1 });
    expect(windows()).toBe(10);
    expect(await shares()).toEqual({ live: LIVE, canary: NEXT, share: 0.1 });
  });

  it('goes on as soon as the loads are enough', async () => {
    const some = { loads: 150, failing: 0 };
    const { watch, windows } = await setUp({ [LIVE]: some, [NEXT]: some });
    expect(await watch('Canary10Percent5Minutes')).toEqual({ kind: 'promoted' });
    expect(windows()).toBe(7);
  });

  it('goes on unseen when it is told to, also without a collector', async () => {
    const { watch, lines } = await setUp({});
    const outcome = await watch('Canary10Percent5Minutes', {
      isUnwatched: true,
      readFigures: () => Promise.reject(new Error('nobody there')),
    });
    expect(outcome).toEqual({ kind: 'promoted' });
    expect(lines).toContain('no figures: nobody there');
  });

  it('does not begin when nobody can be asked', async () => {
    const { watch, shares } = await setUp({ [LIVE]: good, [NEXT]: good });
    const readFigures = () => Promise.reject(new Error('nobody there'));
    await expect(watch('Canary10Percent5Minutes', { readFigures })).rejects.toThrow('nobody there');
    expect(await shares()).toMatchObject({ canary: undefined });
  });

  it('that is stopped leaves the canary, and goes on from its share', async () => {
    const { watch, shares, history } = await setUp({ [LIVE]: good, [NEXT]: good });
    const stop = new AbortController();
    const stopped = await watch('Linear30PercentEvery1Minute', { signal: stop.signal }, (window) => {
      if (window === 3) stop.abort();
    });
    expect(stopped).toEqual({ kind: 'interrupted', share: 0.6 });
    expect(await shares()).toEqual({ live: LIVE, canary: NEXT, share: 0.6 });
    expect(await watch('Linear30PercentEvery1Minute')).toEqual({ kind: 'promoted' });
    expect((await history()).map(({ action, share }) => share ?? action)).toEqual([
      'promote',
      0.3,
      0.6,
      0.9,
      'promote',
    ]);
  });

  it.each(['rollback', 'promote'] as const)(
    'stops when somebody else makes a %s meanwhile, and says so',
    async (action) => {
      const { watch, change, history } = await setUp({ [LIVE]: good, [NEXT]: good });
      const outcome = await watch('Canary10Percent5Minutes', {}, async (window) => {
        if (window === 2) await change(action, NEXT);
      });
      expect(outcome).toMatchObject({
        kind: 'overtaken',
        reason: expect.stringContaining(`${action} mfe-x ${NEXT}`) as string,
      });
      expect((await history()).at(-1)).toMatchObject({ action, reason: 'by hand' });
    },
  );

  it('stops when somebody else is faster in the very moment of the roll-back', async () => {
    const { watch, change, history } = await setUp({ [LIVE]: good, [NEXT]: bad });
    const readFigures = jest.fn<ReturnType<WatchParts['readFigures']>, []>();
    readFigures.mockResolvedValueOnce(new Map());
    readFigures.mockImplementationOnce(async () => {
      await change('promote', NEXT);
      return new Map([
        [LIVE, { loads: 900, errors: {}, loadTimes: [] }],
        [NEXT, { loads: 100, errors: { render: 50 }, loadTimes: [] }],
      ]);
    });
    expect(await watch('Canary10Percent5Minutes', { readFigures })).toMatchObject({ kind: 'overtaken' });
    expect((await history()).at(-1)).toMatchObject({ action: 'promote' });
  });

  it('refuses one that is live, and one beside another canary', async () => {
    const { watch, change } = await setUp({ [LIVE]: good, [NEXT]: good });
    await change('promote', NEXT);
    await expect(watch('Canary10Percent5Minutes')).rejects.toThrow('is live in test already');
  });
});
