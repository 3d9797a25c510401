import { folderObjects } from '../objects/folder-objects';
import { canaryTakenBack, promoted } from '../registry-document';
import { aFolder } from '../testing/a-folder';
import { aBuild, aStore } from '../testing/a-store';
import { createCanaryChannel, OvertakenError } from './canary-channel';
import { NO_VOTES, type Votes } from './figures';
import { DEFAULT_MARGINS, MIN_LOADS } from './judge';
import { parseStrategy } from './strategy';
import { watchCanary, type WatchParts } from './watch';

const [LIVE, NEXT] = ['1.0.0', '2.0.0'];

/** How a release does: votes of a window when all members have it, and the share of their loads that fail. */
interface Habit {
  readonly voters: number;
  readonly failing: number;
}
const good: Habit = { voters: 5_000, failing: 0 };
const bad: Habit = { voters: 5_000, failing: 0.05 };

/** Votes of members, of whom some saw it fail. */
const members = (voters: number, failed = 0): Votes => ({
  ...NO_VOTES,
  members: { voters, errors: failed > 0 ? { render: failed } : {}, loadTimes: [] },
});

/** A channel with a live release, a next one, and members who load them; time passes when the watch waits. */
const setUp = async (habits: Readonly<Record<string, Habit>>, { hasLive = true } = {}) => {
  const { store, signer } = await aStore(folderObjects(await aFolder()));
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

  /** Votes by version, of the revisions in which they were told. */
  const told: { readonly revision: number; readonly version: string; readonly votes: Votes }[] = [];
  const votesSince = (since: number) => {
    const sums = new Map<string, Votes>();
    for (const { revision, version, votes } of told) {
      const before = sums.get(version)?.members ?? NO_VOTES.members;
      const failed = (before.errors.render ?? 0) + (votes.members.errors.render ?? 0);
      if (revision >= since) sums.set(version, members(before.voters + votes.members.voters, failed));
    }
    return sums;
  };
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
      readVotes: (since) => Promise.resolve(votesSince(since)),
      signal: new AbortController().signal,
      say: (line) => lines.push(line),
      ...facts,
      wait: async () => {
        windows += 1;
        const { live, canary, share } = await shares();
        for (const [version, part] of [[live, 1 - share] as const, [canary, share] as const]) {
          const habit = version === undefined ? undefined : habits[version];
          if (version === undefined || !habit) continue;
          const voters = Math.round(habit.voters * part);
          const { since: revision = 0 } = (await store.registry('test')).remotes['mfe-x'] ?? {};
          told.push({ revision, version, votes: members(voters, Math.round(voters * habit.failing)) });
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
        reason: expect.stringMatching(
          /^failed for 25 of 500 members \(5.0 %: render 25\); the live/,
        ) as string,
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

  it('whose pages are slower to paint is taken back, and the history names the vital and both figures', async () => {
    const { watch, history, lines } = await setUp({ [LIVE]: good, [NEXT]: good });
    const painted = (voters: number, from: number, to: number): Votes => ({
      ...NO_VOTES,
      members: {
        ...members(voters).members,
        vitals: { lcpMs: [{ from, to, count: voters }], inpMs: [], clsMilli: [] },
      },
    });
    const readVotes = () =>
      Promise.resolve(
        new Map([
          [LIVE, painted(900, 1_371, 1_645)],
          [NEXT, painted(100, 2_369, 2_843)],
        ]),
      );
    const outcome = await watch('Canary10Percent5Minutes', { readVotes });
    const reason =
      'for three of four members the LCP was up to 2725 ms, and with the live release 1577 ms; the margin is 1.25 times, and at least 200 ms';
    expect(outcome).toEqual({ kind: 'rolled back', reason });
    expect((await history()).at(-1)).toMatchObject({ action: 'rollback', version: NEXT, reason });
    expect(lines.at(-1)).toContain('failed for 0 of 100 members (0.0 %), LCP 2725 ms, and for 0 of 0');
  });

  it('in stages goes to each of them, and goes on from where it was stopped', async () => {
    const { watch, shares, history, windows } = await setUp({ [LIVE]: good, [NEXT]: good });
    const stop = new AbortController();
    const strategy = 'Stages1,10,50PercentEvery1Minute';
    const stopped = await watch(strategy, { signal: stop.signal }, (window) => {
      if (window === 3) stop.abort();
    });
    expect(stopped).toEqual({ kind: 'interrupted', share: 0.1 });
    expect(await shares()).toEqual({ live: LIVE, canary: NEXT, share: 0.1 });
    expect(await watch(strategy)).toEqual({ kind: 'promoted' });
    // Two for each stage, and the one that was stopped.
    expect(windows()).toBe(7);
    expect((await history()).slice(1).map(({ action, share }) => share ?? action)).toEqual([
      0.01,
      0.1,
      0.5,
      'promote',
    ]);
  });

  it('of a remote that has no live one is judged by the margin alone', async () => {
    const worse = await setUp({ [NEXT]: bad }, { hasLive: false });
    expect(await worse.watch('Canary50Percent1Minute')).toMatchObject({ kind: 'rolled back' });
    expect(await worse.shares()).toMatchObject({ live: undefined, canary: undefined });
    const fine = await setUp({ [NEXT]: good }, { hasLive: false });
    expect(await fine.watch('Canary50Percent1Minute')).toEqual({ kind: 'promoted' });
  });

  it('counts nothing that was told of an earlier canary of the version', async () => {
    const { watch, told } = await setUp({ [LIVE]: good, [NEXT]: good });
    told.push({ revision: 1, version: NEXT, votes: members(1_000, 900) });
    expect(await watch('Canary10Percent1Minute')).toEqual({ kind: 'promoted' });
  });

  it('that goes on knows what was told of its share, and judges it', async () => {
    const { watch, told } = await setUp({ [LIVE]: good, [NEXT]: good });
    const stop = new AbortController();
    await watch('Canary10Percent5Minutes', { signal: stop.signal }, () => stop.abort());
    told.push({ revision: 2, version: NEXT, votes: members(1_000, 100) });
    expect(await watch('Canary10Percent5Minutes')).toMatchObject({ kind: 'rolled back' });
  });

  it('is not stopped by ten networks that say it fails, nor by three members', async () => {
    const { watch, told } = await setUp({ [LIVE]: { voters: 500, failing: 0 }, [NEXT]: good });
    const says = (kind: keyof Votes, voters: number) =>
      told.push({
        revision: 2,
        version: NEXT,
        votes: { ...NO_VOTES, [kind]: { voters, errors: { render: voters }, loadTimes: [] } },
      });
    says('networks', 10);
    says('members', 3);
    expect(await watch('Canary10Percent5Minutes')).toEqual({ kind: 'promoted' });
  });

  it('waits as long again for votes, then takes the canary back, and the history says why', async () => {
    const few = { voters: 20, failing: 0 };
    const { watch, shares, windows, history } = await setUp({ [LIVE]: few, [NEXT]: few });
    const reason = 'too few members and networks told of it to judge it';
    expect(await watch('Canary10Percent5Minutes')).toEqual({ kind: 'unjudged', reason });
    expect(windows()).toBe(10);
    expect(await shares()).toEqual({ live: LIVE, canary: undefined, share: 0 });
    expect((await history()).at(-1)).toMatchObject({ action: 'rollback', version: NEXT, reason });
  });

  it('that somebody else began is watched for the rest of its time', async () => {
    const { watch, windows } = await setUp({ [LIVE]: good, [NEXT]: good });
    const stop = new AbortController();
    await watch('Canary10Percent5Minutes', { signal: stop.signal }, () => stop.abort());
    expect(await watch('Canary10Percent5Minutes', { passedMs: 3 * 60_000 })).toEqual({ kind: 'promoted' });
    expect(windows()).toBe(1 + 2);
  });

  it('ends when another watch has it by then, and changes nothing', async () => {
    const { watch, shares } = await setUp({ [LIVE]: good, [NEXT]: bad });
    const hold = () => Promise.reject(new OvertakenError('another watch goes on with it'));
    expect(await watch('Canary10Percent5Minutes', { hold })).toEqual({
      kind: 'overtaken',
      reason: 'another watch goes on with it',
    });
    expect(await shares()).toEqual({ live: LIVE, canary: NEXT, share: 0.1 });
  });

  it('goes on as soon as the votes are enough', async () => {
    const some = { voters: 150, failing: 0 };
    const { watch, windows } = await setUp({ [LIVE]: some, [NEXT]: some });
    expect(await watch('Canary10Percent5Minutes')).toEqual({ kind: 'promoted' });
    expect(windows()).toBe(7);
  });

  it('goes on unseen when it is told to, also without a collector', async () => {
    const { watch, lines } = await setUp({});
    const outcome = await watch('Canary10Percent5Minutes', {
      isUnwatched: true,
      readVotes: () => Promise.reject(new Error('nobody there')),
    });
    expect(outcome).toEqual({ kind: 'promoted' });
    expect(lines).toContain('no votes: nobody there');
  });

  it('does not begin when nobody can be asked', async () => {
    const { watch, shares } = await setUp({ [LIVE]: good, [NEXT]: good });
    const readVotes = () => Promise.reject(new Error('nobody there'));
    await expect(watch('Canary10Percent5Minutes', { readVotes })).rejects.toThrow('nobody there');
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
    const readVotes = jest.fn<ReturnType<WatchParts['readVotes']>, []>();
    readVotes.mockResolvedValueOnce(new Map());
    readVotes.mockImplementationOnce(async () => {
      await change('promote', NEXT);
      return new Map([
        [LIVE, members(900)],
        [NEXT, members(100, 50)],
      ]);
    });
    expect(await watch('Canary10Percent5Minutes', { readVotes })).toMatchObject({ kind: 'overtaken' });
    expect((await history()).at(-1)).toMatchObject({ action: 'promote' });
  });

  it('refuses one that is live, and one beside another canary', async () => {
    const { watch, change } = await setUp({ [LIVE]: good, [NEXT]: good });
    await change('promote', NEXT);
    await expect(watch('Canary10Percent5Minutes')).rejects.toThrow('is live in test already');
  });
});
