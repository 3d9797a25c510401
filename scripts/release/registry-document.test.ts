import type { Release } from '@poku/shared/contract';
import { emptyRegistry, promoted, rolledBack, unitPromoted, unitRolledBack } from './registry-document';

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
  it('keeps the release before the live one and counts each change', () => {
    const first = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    const second = promoted(first, release('mfe-a', '2'));
    expect(second.remotes['mfe-a']).toMatchObject({ live: { version: '2' }, previous: { version: '1' } });
    expect(second.revision).toBe(2);
  });

  it('changes nothing when what is live is promoted again', () => {
    const once = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    expect(promoted(once, release('mfe-a', '1'))).toBe(once);
  });

  it('names the integrity of every script that the browser may run', () => {
    const { remotes } = promoted(emptyRegistry('production'), release('mfe-a', '1'));
    expect(remotes['mfe-a']?.live.integrity).toEqual({
      'entry.js': 'sha384-entry',
      'home.js': 'sha384-home',
    });
  });

  it('rolls back to the release before, and forward again', () => {
    const both = promoted(
      promoted(emptyRegistry('production'), release('mfe-a', '1')),
      release('mfe-a', '2'),
    );
    expect(rolledBack(both, 'mfe-a').remotes['mfe-a']).toMatchObject({
      live: { version: '1' },
      previous: { version: '2' },
    });
    expect(() => rolledBack(promoted(emptyRegistry('production'), release('mfe-a', '1')), 'mfe-a')).toThrow(
      'no release before it',
    );
    expect(() => rolledBack(emptyRegistry('production'), 'mfe-a')).toThrow('no live release');
  });

  it('refuses a remote that claims a path of another one', () => {
    const registry = promoted(emptyRegistry('production'), release('mfe-a', '1', '/tukar'));
    expect(() => promoted(registry, release('mfe-b', '1', '/tukar'))).toThrow(
      'claims /tukar, which mfe-a 1 has',
    );
    expect(() => promoted(registry, release('mfe-a', '2', '/tukar'))).not.toThrow();
  });

  it('keeps shell and embed apart from the remotes and from each other', () => {
    const shell = unitPromoted(unitPromoted(emptyRegistry('production'), 'shell', '1'), 'shell', '2');
    const registry = unitPromoted(shell, 'embed', '7');
    expect(registry).toMatchObject({ shell: { live: '2', previous: '1' }, remotes: {}, revision: 3 });
    expect(registry.embed).toEqual({ live: '7' });
    expect(unitRolledBack(registry, 'shell').shell).toEqual({ live: '1', previous: '2' });
    expect(() => unitRolledBack(registry, 'embed')).toThrow('no release to go back to');
  });

  it('counts the promotion of what is live as no change', () => {
    const registry = unitPromoted(emptyRegistry('production'), 'embed', '1');
    expect(unitPromoted(registry, 'embed', '1')).toBe(registry);
  });
});
