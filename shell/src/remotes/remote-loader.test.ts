import { aLiveRelease } from '@poku/testing';
import type { ExposedModule, Wanted } from './exposed-module';
import type { Ladder } from './ladder';
import { createRemoteLoader, type RemoteLoader, RemoteUnavailableError } from './remote-loader';

const page = { title: 'Judul', Component: () => null };

const release = (version: string) => aLiveRelease({ version });

const ladderThat = (load: (wanted: Wanted) => Promise<ExposedModule>, spoilt: string[] = []): Ladder => ({
  load,
  prepare: async (wanted) => {
    await load(wanted).catch(() => undefined);
  },
  present: () => undefined,
  renew: (remote) => void spoilt.push(remote),
  condemn: (remote) => void spoilt.push(`${remote} condemned`),
  blame: ({ key }, error) => void spoilt.push(`${key} ${String(error)}`),
  loadFrom: (_, wanted) => load(wanted),
  adopt: (remote, { version }) => void spoilt.push(`${remote} is ${version}`),
  releaseOf: () => undefined,
});

describe('loading pages of remotes', () => {
  it('asks for a page once, however often and however fast it is wanted', async () => {
    let asked = 0;
    const remotes = createRemoteLoader(
      ladderThat(() => {
        asked += 1;
        return Promise.resolve({ page });
      }),
    );
    await Promise.all([remotes.page('mfe-x', 'home'), remotes.page('mfe-x', 'home')]);
    await expect(remotes.page('mfe-x', 'home')).resolves.toBe(page);
    expect(asked).toBe(1);
    expect(remotes.loadedPage('mfe-x', 'home')).toBe(page);
  });

  it('prepares a page that is neither here nor on its way', async () => {
    let asked = 0;
    const remotes = createRemoteLoader(
      ladderThat(() => {
        asked += 1;
        return Promise.resolve({ page });
      }),
    );
    const wanted: Wanted = { remote: 'mfe-x', kind: 'pages', key: 'home' };
    await remotes.prepare(wanted);
    expect([asked, remotes.loadedPage('mfe-x', 'home')]).toEqual([1, undefined]);
    const opened = remotes.page('mfe-x', 'home');
    await remotes.prepare(wanted);
    await opened;
    await remotes.prepare(wanted);
    expect(asked).toBe(2);
  });

  it.each([{}, { page: null }, { page: { title: 1 } }, { page: { title: 'x' } }])(
    'refuses %j, which is no page',
    async (module) => {
      const remotes = createRemoteLoader(ladderThat(() => Promise.resolve(module)));
      await expect(remotes.page('mfe-x', 'home')).rejects.toMatchObject({
        name: 'RemoteUnavailableError',
        remote: 'mfe-x',
      });
      expect(remotes.loadedPage('mfe-x', 'home')).toBeUndefined();
    },
  );

  it('gives up waiting at the deadline and goes on loading behind it', async () => {
    let arrive: (module: ExposedModule) => void = () => undefined;
    const remotes = createRemoteLoader(
      ladderThat(() => new Promise((resolve) => (arrive = resolve))),
      1,
    );
    const error: unknown = await remotes.page('mfe-x', 'home').catch((reason: unknown) => reason);
    if (!(error instanceof RemoteUnavailableError)) throw new Error('it should have given up');
    arrive({ page });
    await error.pending;
    await expect(remotes.page('mfe-x', 'home')).resolves.toBe(page);
  });

  it('starts over after discarding, also past a load that hangs', async () => {
    const answers: Promise<ExposedModule>[] = [new Promise(() => undefined), Promise.resolve({ page })];
    const spoilt: string[] = [];
    const remotes = createRemoteLoader(
      ladderThat(() => answers.shift() ?? Promise.reject(new Error('asked too often')), spoilt),
      1,
    );
    await expect(remotes.page('mfe-x', 'home')).rejects.toBeInstanceOf(RemoteUnavailableError);
    remotes.discard('mfe-x');
    await expect(remotes.page('mfe-x', 'home')).resolves.toBe(page);
    expect(spoilt).toEqual(['mfe-x']);
  });

  /** A page that is on its way, and a second one that is given to whoever asks again. */
  const onItsWay = () => {
    const newer = { ...page };
    let arrive: (module: ExposedModule) => void = () => undefined;
    const answers = [
      new Promise<ExposedModule>((resolve) => (arrive = resolve)),
      Promise.resolve({ page: newer }),
    ];
    const remotes = createRemoteLoader(
      ladderThat(() => answers.shift() ?? Promise.reject(new Error('asked too often'))),
    );
    return { remotes, wanted: remotes.page('mfe-x', 'home'), arrive: () => arrive({ page }), newer };
  };

  it('shows the page that was on its way when its remote was discarded', async () => {
    const { remotes, wanted, arrive } = onItsWay();
    remotes.discard('mfe-x');
    arrive();
    await expect(wanted).resolves.toBe(page);
    expect(remotes.loadedPage('mfe-x', 'home')).toBe(page);
  });

  it('gives one page to all who wait, the one that is shown, when one of two loads was late', async () => {
    const { remotes, wanted, arrive, newer } = onItsWay();
    remotes.discard('mfe-x');
    await expect(remotes.page('mfe-x', 'home')).resolves.toBe(newer);
    arrive();
    await expect(wanted).resolves.toBe(newer);
    expect(remotes.loadedPage('mfe-x', 'home')).toBe(newer);
  });

  it.each([
    ['another release took its place', (remotes: RemoteLoader) => remotes.replace('mfe-x', release('dev-2'))],
    ['its remote threw', (remotes: RemoteLoader) => remotes.repair('mfe-x')],
  ])('shows no page that was on its way when %s', async (_what, meanwhile) => {
    const { remotes, wanted, arrive, newer } = onItsWay();
    await meanwhile(remotes);
    arrive();
    await expect(wanted).resolves.toBe(newer);
    expect(remotes.loadedPage('mfe-x', 'home')).toBe(newer);
  });

  it('keeps what is shown while its remote is fetched anew, and gives a new one to who asks again', async () => {
    const remotes = createRemoteLoader(ladderThat(() => Promise.resolve({ page: { ...page } })));
    const shown = await remotes.page('mfe-x', 'home');
    remotes.discard('mfe-x');
    expect(remotes.loadedPage('mfe-x', 'home')).toBe(shown);
    const anew = await remotes.page('mfe-x', 'home');
    expect(anew).not.toBe(shown);
    expect(remotes.loadedPage('mfe-x', 'home')).toBe(anew);
    await expect(remotes.page('mfe-x', 'home')).resolves.toBe(anew);
  });

  it('repairs a page that threw by fetching it anew, then by the release before, then not at all', async () => {
    const steps: string[] = [];
    const remotes = createRemoteLoader(ladderThat(() => Promise.resolve({ page }), steps));
    expect([remotes.repair('mfe-x'), remotes.repair('mfe-x'), remotes.repair('mfe-x')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(steps).toEqual(['mfe-x', 'mfe-x condemned']);
    remotes.discard('mfe-x');
    expect(remotes.repair('mfe-x')).toBe(true);
    await expect(remotes.page('mfe-x', 'home')).resolves.toBe(page);
  });

  it('puts all that is loaded of another release in the place of the one that runs', async () => {
    const steps: string[] = [];
    const asked: string[] = [];
    const Widget = () => null;
    const remotes = createRemoteLoader(
      ladderThat(({ kind, key }) => {
        asked.push(`${kind}/${key}`);
        return Promise.resolve(kind === 'pages' ? { page: { ...page } } : { Widget });
      }, steps),
    );
    const before = await remotes.page('mfe-x', 'home');
    const other = await remotes.page('mfe-y', 'home');
    await remotes.widget('mfe-x', 'row');
    const told = jest.fn();
    const stop = remotes.subscribe(told);
    await remotes.replace('mfe-x', release('dev-2'));
    expect(asked.slice(3)).toEqual(['pages/home', 'widgets/row']);
    expect(steps).toEqual(['mfe-x is dev-2']);
    expect(remotes.loadedPage('mfe-x', 'home')).not.toBe(before);
    expect(remotes.loadedPage('mfe-x', 'home')).toBeDefined();
    expect(remotes.loadedPage('mfe-y', 'home')).toBe(other);
    expect(remotes.loadedWidget('mfe-x', 'row')).toBe(Widget);
    expect(remotes.loadedWidget('mfe-x', 'home')).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    await remotes.replace('mfe-x', release('dev-3'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('keeps what runs when one part of the other release cannot be loaded', async () => {
    const steps: string[] = [];
    let isBroken = false;
    const remotes = createRemoteLoader(
      ladderThat(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve({ page })), steps),
    );
    await remotes.page('mfe-x', 'home');
    isBroken = true;
    await expect(remotes.replace('mfe-x', release('dev-2'))).rejects.toThrow('broken');
    expect(steps).toEqual([]);
    expect(remotes.loadedPage('mfe-x', 'home')).toBe(page);
  });
});
