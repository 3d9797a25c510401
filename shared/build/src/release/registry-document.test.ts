import type { Release } from '@poku/contract';
import { toLiveRelease } from '@poku/platform/release';
import {
  canaried,
  canaryTakenBack,
  emptyRegistry,
  promoted,
  unitPromoted,
  unitWentBack,
  wentBack,
  withdrawn,
} from './registry-document';

const release = (name: string, version: string, path = `/${name}`): Release => ({
  name,
  version,
  contractVersion: '1.0.0',
  container: `${name}_${version}`,
  entry: 'entry.js',
  files: [
    { name: 'entry.js', integrity: 'sha384-entry', bytes: 1, brotliBytes: 1 },
    { name: 'home.js', integrity: 'sha384-home', bytes: 1, brotliBytes: 1 },
  ],
  pages: { home: ['home.js'] },
  widgets: {},
  routes: [{ path, access: 'public', page: 'home' }],
  slots: [],
  shared: {},
  commit: 'unknown',
  budgetBytes: 10,
});

describe('the registry of a channel', () => {
  it('keeps the release before the live one', () => {
    const first = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    const second = promoted(first, release('mfe-a', '2'));
    expect(second.remotes['mfe-a']).toMatchObject({ live: { version: '2' }, previous: { version: '1' } });
  });

  it('changes nothing when what is live is promoted again', () => {
    const once = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    expect(promoted(once, release('mfe-a', '1'))).toBe(once);
  });

  it('names the integrity of every script that the browser may run', () => {
    const { remotes } = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    expect(remotes['mfe-a']?.live?.integrity).toEqual({
      'entry.js': 'sha384-entry',
      'home.js': 'sha384-home',
    });
  });

  it('goes back to a release, with the one before that one or none', () => {
    const both = promoted(
      promoted(emptyRegistry('production'), release('mfe-a', '1')),
      release('mfe-a', '2'),
    );
    const live = toLiveRelease(release('mfe-a', '1'));
    const previous = toLiveRelease(release('mfe-a', '0'));
    expect(wentBack(both, 'mfe-a', { live }).remotes['mfe-a']).toEqual({ live, since: 1 });
    expect(wentBack(both, 'mfe-a', { live, previous }).remotes['mfe-a']).toEqual({
      live,
      previous,
      since: 1,
    });
  });

  it('takes a remote out with all that it has', () => {
    const one = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    const both = canaried(promoted(one, release('mfe-b', '1')), release('mfe-b', '2'), 0.5);
    expect(Object.keys(withdrawn(both, 'mfe-b').remotes)).toEqual(['mfe-a']);
    expect(() => withdrawn(one, 'mfe-b')).toThrow('no live release');
  });

  it('gives a canary to a share beside what is live, and ends it by promoting it or by going back', () => {
    const live = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    const tried = canaried(live, release('mfe-a', '2'), 0.1);
    expect(tried.remotes['mfe-a']).toMatchObject({
      live: { version: '1' },
      canary: { release: { version: '2' }, share: 0.1 },
    });
    expect(canaried(tried, release('mfe-a', '2'), 0.1)).toBe(tried);
    expect(canaried(tried, release('mfe-a', '2'), 0.2).remotes['mfe-a']?.canary?.share).toBe(0.2);
    expect(() => canaried(tried, release('mfe-a', '3'), 0.1)).toThrow('mfe-a 2 is a canary');
    expect(() => canaried(tried, release('mfe-a', '1'), 0.1)).toThrow('live in production already');
    expect(canaryTakenBack(tried, 'mfe-a')).toEqual(live);
    expect(() => canaryTakenBack(live, 'mfe-a')).toThrow('no canary');
    const promotedCanary = promoted(tried, release('mfe-a', '2')).remotes['mfe-a'];
    expect(promotedCanary).toMatchObject({ live: { version: '2' }, previous: { version: '1' } });
    expect(promotedCanary?.canary).toBeUndefined();
  });

  it('tells since which revision an entry is what it is', () => {
    const first = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    const second = promoted({ ...first, revision: 1 }, release('mfe-b', '1'));
    const third = promoted({ ...second, revision: 2 }, release('mfe-b', '2'));
    const back = wentBack({ ...third, revision: 3 }, 'mfe-b', {
      live: toLiveRelease(release('mfe-b', '1')),
    });
    const sinceOf = ({ remotes }: typeof back) => [remotes['mfe-a']?.since, remotes['mfe-b']?.since];
    expect([first, second, third, back].map(sinceOf)).toEqual([
      [1, undefined],
      [1, 2],
      [1, 3],
      [1, 4],
    ]);
  });

  it('takes a new remote away whose only release was a canary', () => {
    const tried = canaried(emptyRegistry('production'), release('mfe-a', '1'), 0.1);
    expect(tried.remotes['mfe-a']?.live).toBeUndefined();
    expect(canaryTakenBack(tried, 'mfe-a').remotes).toEqual({});
  });

  it('keeps shell and embed apart from the remotes and from each other', () => {
    const shell = unitPromoted(unitPromoted(emptyRegistry('production'), 'shell', '1'), 'shell', '2');
    const registry = unitPromoted(shell, 'embed', '7');
    expect(registry).toMatchObject({ shell: { live: '2', previous: '1' }, remotes: {} });
    expect(registry.embed).toEqual({ live: '7' });
    const back = unitWentBack(registry, 'shell', { live: '1' });
    expect(back).toMatchObject({ shell: { live: '1' }, embed: { live: '7' } });
  });

  it('counts the promotion of what is live as no change', () => {
    const registry = unitPromoted(emptyRegistry('production'), 'embed', '1');
    expect(unitPromoted(registry, 'embed', '1')).toBe(registry);
  });
});
