import type { LiveRelease, Registry } from '@poku/contract';
import { aLiveRelease } from '@poku/testing';
import type { ExposedModule, Wanted } from './exposed-module';
import type { Federation } from './federation';
import { createLadder, NETWORK_PAUSE_MS } from './ladder';

const release = (version: string) =>
  aLiveRelease({ version, integrity: { 'entry.js': 'sha384-a' }, pages: { home: ['home.js'] } });
const registryOf = (live: LiveRelease, previous?: LiveRelease): Registry => ({
  channel: 'test',
  revision: 1,
  remotes: { 'mfe-x': { live, ...(previous && { previous }) } },
});
const page = { title: 'Judul', Component: () => null };
const wanted: Wanted = { remote: 'mfe-x', kind: 'pages', key: 'home' };

/** A federation in which loads succeed or fail by a script, and which writes down what was asked of it. */
const scripted = (
  isGood: (version: string, attempt: number) => boolean,
  moduleOf: (version: string) => ExposedModule = () => ({}),
) => {
  const steps: string[] = [];
  const attempts = new Map<string, number>();
  const federation: Federation = {
    load: ({ version }) => {
      const attempt = (attempts.get(version) ?? 0) + 1;
      attempts.set(version, attempt);
      steps.push(`load ${version}`);
      return isGood(version, attempt)
        ? Promise.resolve({ page, from: version, ...moduleOf(version) })
        : Promise.reject(new Error(`${version} is broken`));
    },
    forget: ({ version }) => void steps.push(`forget ${version}`),
  };
  return { federation, steps };
};

const ladderOf = (
  federation: Federation,
  page: Registry,
  store: () => Promise<Registry>,
  failures: string[] = [],
  loads: string[] = [],
  wait = () => Promise.resolve(),
) =>
  createLadder({
    federation,
    registry: page,
    readEntry: async (remote) => (await store()).remotes[remote],
    onLoaded: (_, version) => loads.push(version),
    onFailure: (_, version, __, blame) => failures.push(blame ? `${version} ${blame}` : version),
    wait,
  });

describe('the ladder of repair', () => {
  it('loads the live release and asks for no registry', async () => {
    const { federation, steps } = scripted(() => true);
    const ladder = ladderOf(federation, registryOf(release('2')), () =>
      Promise.reject(new Error('not to be read')),
    );
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '2' });
    expect(steps).toEqual(['load 2']);
  });

  it('prepares a module from the live release; what fails then counts for nothing and is fetched anew when it is opened', async () => {
    const { federation, steps } = scripted((_, attempt) => attempt > 1);
    const [failures, loads]: string[][] = [[], []];
    const never = () => Promise.reject(new Error('not to be read'));
    const ladder = ladderOf(federation, registryOf(release('2')), never, failures, loads);
    await ladder.prepare(wanted);
    await ladder.prepare(wanted);
    expect(steps).toEqual(['load 2']);
    expect([failures, loads, ladder.releaseOf('mfe-x')]).toEqual([[], [], undefined]);
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '2' });
    expect(steps).toEqual(['load 2', 'forget 2', 'load 2']);
    expect([failures, loads]).toEqual([[], ['2']]);
  });

  it('prepares nothing of a remote that is not there, or whose release was given up', async () => {
    const { federation, steps } = scripted(() => true);
    const ladder = ladderOf(federation, registryOf(release('2')), () => Promise.reject(new Error('none')));
    await ladder.prepare({ ...wanted, remote: 'mfe-y' });
    ladder.condemn('mfe-x');
    await ladder.prepare(wanted);
    expect(steps).toEqual([]);
  });

  it('fetches the live release anew once, when it failed', async () => {
    const { federation, steps } = scripted((_, attempt) => attempt === 2);
    const page = registryOf(release('2'));
    await expect(ladderOf(federation, page, () => Promise.resolve(page)).load(wanted)).resolves.toMatchObject(
      {
        from: '2',
      },
    );
    expect(steps).toEqual(['load 2', 'forget 2', 'load 2']);
  });

  it('takes the release that went live since the page was opened', async () => {
    const { federation } = scripted((version) => version === '3');
    const ladder = ladderOf(federation, registryOf(release('2')), () =>
      Promise.resolve(registryOf(release('3'), release('2'))),
    );
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '3' });
    expect(ladder.releaseOf('mfe-x')).toBe('3');
  });

  it('goes back to the release before, and stays with it', async () => {
    const { federation, steps } = scripted((version) => version === '1');
    const [failures, loads]: string[][] = [[], []];
    const store = registryOf(release('2'), release('1'));
    const read = () => Promise.resolve(store);
    const ladder = ladderOf(federation, registryOf(release('2')), read, failures, loads);
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '1' });
    await ladder.load(wanted);
    expect(steps.slice(-2)).toEqual(['load 1', 'load 1']);
    expect(failures).toEqual(['2', '2']);
    expect(loads).toEqual(['1', '1']);
    ladder.blame(wanted, new Error('shown'));
    expect(failures?.at(-1)).toBe('1 render');
  });

  it.each([
    ['no page', { page: undefined }],
    ['no title', { page: { Component: () => null } }],
    ['no component', { page: { title: 'Judul', Component: 'div' } }],
  ])(
    'fetches a release anew whose module has %s, then goes back to the release before',
    async (_, module) => {
      const { federation, steps } = scripted(
        () => true,
        (version) => (version === '2' ? module : {}),
      );
      const [failures, loads]: string[][] = [[], []];
      const store = registryOf(release('2'), release('1'));
      const ladder = ladderOf(federation, store, () => Promise.resolve(store), failures, loads);
      await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '1' });
      expect(steps).toEqual(['load 2', 'forget 2', 'load 2', 'load 1']);
      expect(failures).toEqual(['2 evaluate', '2 evaluate']);
      expect(loads).toEqual(['1']);
    },
  );

  it('fetches a release anew once for all of its loads that failed, however late they fail', async () => {
    const steps: string[] = [];
    let failSlow: (error: Error) => void = () => undefined;
    let isForgotten = false;
    const federation: Federation = {
      load: (_, expose) => {
        steps.push(`load ${expose}`);
        if (isForgotten) return Promise.resolve({ page });
        if (expose === 'pages/slow') return new Promise((_resolve, reject) => (failSlow = reject));
        return Promise.reject(new Error('broken'));
      },
      forget: () => {
        steps.push('forget');
        isForgotten = true;
      },
    };
    const store = registryOf(release('2'));
    const ladder = ladderOf(federation, store, () => Promise.resolve(store));
    const slow = ladder.load({ ...wanted, key: 'slow' });
    await ladder.load(wanted);
    failSlow(new Error('broken'));
    await expect(slow).resolves.toMatchObject({ page });
    await ladder.load({ ...wanted, key: 'other' });
    expect(steps).toEqual([
      'load pages/slow',
      'load pages/home',
      'forget',
      'load pages/home',
      'load pages/slow',
      'load pages/other',
    ]);
  });

  it('gives no module that is none, when no release has a good one', async () => {
    const { federation } = scripted(
      () => true,
      () => ({ page: undefined }),
    );
    const store = registryOf(release('2'));
    const ladder = ladderOf(federation, store, () => Promise.resolve(store));
    await expect(ladder.load(wanted)).rejects.toMatchObject({ name: 'NotExposedError' });
    await expect(ladder.load({ ...wanted, kind: 'widgets' })).rejects.toThrow('widgets/home');
    await expect(ladder.loadFrom(release('3'), wanted)).rejects.toMatchObject({ name: 'NotExposedError' });
  });

  it('rejects with the first error when no release holds, and tries anew the next time', async () => {
    let isBroken = true;
    const { federation } = scripted(() => !isBroken);
    const store = registryOf(release('2'), release('1'));
    const ladder = ladderOf(federation, store, () => Promise.resolve(store));
    await expect(ladder.load(wanted)).rejects.toThrow('2 is broken');
    isBroken = false;
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '2' });
  });

  it('steps down from a release that threw while it rendered, until it is asked anew', async () => {
    const { federation } = scripted(() => true);
    const store = registryOf(release('2'), release('1'));
    const ladder = ladderOf(federation, store, () => Promise.resolve(store));
    await ladder.load(wanted);
    ladder.condemn('mfe-x');
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '1' });
    ladder.condemn('mfe-x');
    await expect(ladder.load(wanted)).rejects.toThrow('threw while it rendered');
    ladder.renew('mfe-x');
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '1' });
  });

  it('gives a network that carries nothing a moment before it tries again, and a release that is broken none', async () => {
    const wait = jest.fn(() => Promise.resolve());
    const unreachable = () => Promise.reject(new Error('no network'));
    const { federation, steps } = scripted((_, attempt) => attempt === 2);
    const page = registryOf(release('2'));
    await expect(ladderOf(federation, page, unreachable, [], [], wait).load(wanted)).resolves.toMatchObject({
      from: '2',
    });
    expect(wait).toHaveBeenCalledWith(NETWORK_PAUSE_MS);
    expect(steps).toEqual(['load 2', 'forget 2', 'load 2']);
    wait.mockClear();
    const other = scripted((_, attempt) => attempt === 2);
    await ladderOf(other.federation, page, () => Promise.resolve(page), [], [], wait).load(wanted);
    expect(wait).not.toHaveBeenCalled();
  });

  it('runs a release that was put in the place of another one, also of one that threw', async () => {
    const { federation, steps } = scripted((version) => version === '9');
    const ladder = ladderOf(federation, registryOf(release('2')), () => Promise.reject(new Error('offline')));
    await expect(ladder.loadFrom(release('8'), wanted)).rejects.toThrow('8 is broken');
    expect(ladder.releaseOf('mfe-x')).toBeUndefined();
    ladder.adopt('mfe-x', release('9'));
    ladder.condemn('mfe-x');
    ladder.adopt('mfe-x', release('9'));
    await expect(ladder.load(wanted)).resolves.toMatchObject({ from: '9' });
    expect(steps).toEqual(['load 8', 'load 9']);
  });
});
