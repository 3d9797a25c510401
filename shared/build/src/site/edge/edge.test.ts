import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SignedText, Timestamp } from '@poku/contract';
import { toLiveRelease } from '@poku/platform/release';
import { signEntry } from '../../release/entries';
import { generateKey, type Signer, signText } from '../../release/keys/key-pair';
import { changePolicy, withoutKey } from '../../release/keys/policy';
import { folderObjects } from '../../release/objects/folder-objects';
import { channelKeys, digestOf, type Pointer, type Revision } from '../../release/revision';
import { aLiveStore, promoteIn } from '../../release/testing/a-live-store';
import { aBuild } from '../../release/testing/a-store';
import { openLiveChannel } from '../live-channel';
import { createEdge, type EdgeOptions } from './edge';

const POINTER = 'channels/production/live.json';
const TIMESTAMP = 'channels/production/timestamp.json';

let root: string;
let folder: string;
let made: Awaited<ReturnType<typeof aLiveStore>>;
let clock: Signer;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-edge-'));
  folder = join(root, 'store');
  made = await aLiveStore(folderObjects(folder));
  clock = made.team({ id: 'clock', names: ['timestamp'] });
  await made.welcome(clock);
  await promoteIn(made.store, made.signer, 'mfe-a', '2');
  await say();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true });
});

const textOf = (key: string) => readFile(join(folder, key), 'utf8');
const put = (key: string, text: string) => writeFile(join(folder, key), text);
const pointer = async () => JSON.parse(await textOf(POINTER)) as Pointer;
const revoke = (id: string, at = new Date()) =>
  changePolicy(made.store.objects, made.root, made.rootKey, (policy) => {
    const { keys, revoked = [] } = withoutKey(policy, id);
    return { keys, revoked: revoked.map((one) => ({ ...one, at: at.toISOString() })) };
  });

/** As `release timestamp` does. */
const say = async (): Promise<void> => {
  const live = await openLiveChannel({
    store: made.store,
    channel: 'production',
    paymentOrigins: [],
    signer: clock,
    seenFile: join(root, 'seen.json'),
  });
  const { state, problem } = await live();
  if (!state) throw new Error(problem);
  await put(TIMESTAMP, state.timestamp);
};

/** Who holds a key says something else than `say` would. */
const claim = async (facts: Partial<Timestamp>, signer = clock): Promise<void> => {
  const told = JSON.parse((JSON.parse(await textOf(TIMESTAMP)) as SignedText).text) as Timestamp;
  await put(TIMESTAMP, JSON.stringify(signText(signer, 'timestamp', JSON.stringify({ ...told, ...facts }))));
};

const edge = (options: Partial<EdgeOptions> = {}) => {
  const serve = createEdge({
    rootKey: made.rootKey,
    channel: 'production',
    paymentOrigins: ['https://pay.example'],
    read: async (key) => {
      const stored = await made.store.objects.read(key);
      return stored && new Uint8Array(stored.bytes);
    },
    ...options,
  });
  return (path: string, headers: Readonly<Record<string, string>> = {}) =>
    serve(new Request(`https://poku.example${path}`, { headers }));
};

describe('the function at the edge', () => {
  it('answers as the site server does, with the policy as a header made of its own settings', async () => {
    const get = edge();
    const page = await get('/raih');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('mfe_a_2');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://pay.example");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    expect(await (await get('/registry.json')).text()).toBe(await textOf((await pointer()).registry));
    expect(await (await get('/timestamp.json')).text()).toBe(await textOf(TIMESTAMP));
    expect(((await (await get('/registry/mfe-b.json')).json()) as SignedText).text).toContain('mfe_b_1');
    expect((await get('/registry/mfe-c.json')).status).toBe(404);
    const file = await get('/remotes/mfe-a/2/entry.js');
    expect(await file.text()).toBe('mfe-a(2)');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    const missing = await get('/registry/mfe-c.json');
    for (const answer of [page, file, missing]) {
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('gives what differs to a browser that has an earlier version of a script, as the site server does', async () => {
    const digest = createHash('sha256').update('zero()').digest();
    const script = 'remotes/mfe-a/2/page.0123456789ab.js';
    await made.store.objects.write(script, 'one()');
    await made.store.objects.write(`deltas/${script}.${digest.toString('base64url')}.dcz`, 'delta');
    const get = edge();
    const known = {
      'accept-encoding': 'br, dcz',
      'available-dictionary': `:${digest.toString('base64')}:`,
    };
    const delta = await get(`/${script}`, known);
    expect([await delta.text(), delta.headers.get('content-encoding')]).toEqual(['delta', 'dcz']);
    expect(delta.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const whole = await get(`/${script}`, { 'accept-encoding': 'br' });
    expect([await whole.text(), whole.headers.get('content-encoding')]).toEqual(['one()', null]);
    for (const { headers } of [delta, whole]) {
      expect(headers.get('use-as-dictionary')).toBe('match="/remotes/mfe-a/*/page.*.js"');
      expect(headers.get('vary')).toBe('accept-encoding, available-dictionary');
      expect(headers.get('cache-control')).toContain('immutable');
    }
  });

  it.each([
    '/remotes/../policy.json',
    '/remotes/%2e%2e/policy.json',
    '/media/..%2f..%2fkeys/root.pem',
    '/shell//etc/passwd',
    '/remotes/.env',
    '/maps/mfe-a/1/a.json',
    '/channels/production/watch/mfe-a.json',
  ])('reads nothing outside of the releases for %s', async (path) => {
    const asked: string[] = [];
    const get = edge({
      read: async (key) => {
        asked.push(key);
        const stored = await made.store.objects.read(key);
        return stored && new Uint8Array(stored.bytes);
      },
    });
    const text = await (await get(path)).text();
    expect(text).not.toContain('"keys"');
    expect(asked.filter((key) => /\.\.|%|env|passwd|pem|^maps\/|watch/.test(key))).toEqual([]);
  });

  const help = async () => {
    const signer = made.team({ id: 'help', names: ['mfe-help'] });
    await made.welcome(signer);
    return signer;
  };
  /** Makes a state past every rule of the commands, and says that it is live. */
  const forge = async (change: (state: Revision) => Revision, signer: Signer): Promise<void> => {
    const { text } = JSON.parse(await textOf((await pointer()).registry)) as SignedText;
    const before = JSON.parse(text) as Revision;
    const next = change({ ...before, revision: before.revision + 1, parent: digestOf(text) });
    const signed = signText(signer, 'registry', JSON.stringify(next));
    const digest = digestOf(signed.text);
    await put(channelKeys('production').revision(next.revision, digest, 'json'), JSON.stringify(signed));
    const since = Object.entries(next.remotes).map(([name, entry]) => [name, entry.since ?? 0] as const);
    await claim({ revision: next.revision, registry: digest, since: Object.fromEntries(since) });
  };

  const digestAt = async (revision: number): Promise<string> => {
    for await (const state of made.store.history('production'))
      if (state.revision.revision === revision) return digestOf(state.signed.text);
    throw new Error(`There is no revision ${revision}.`);
  };

  const attacks: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
    ['nobody says what is live', () => rm(join(folder, TIMESTAMP)), /is not there/],
    ['what is live is no JSON', () => put(TIMESTAMP, '{'), /JSON/],
    [
      'a key for a remote says what is live',
      async () => claim({}, await help()),
      /may not release timestamp/,
    ],
    ['it was said a day ago', () => claim({ until: new Date().toISOString() }), /holds from/],
    ['it is said with a key that is revoked', () => revoke('clock'), /good no more/],
    [
      'the list of keys is another',
      async () => put('policy.json', (await textOf('policy.json')).replace('team-key', 'else-key')),
      /not signed by the root key/,
    ],
    [
      'the state has one other byte',
      async () => {
        const { registry } = await pointer();
        await put(registry, (await textOf(registry)).replace('mfe_a_2', 'mfe_a_9'));
      },
      /other bytes/,
    ],
    [
      'it is said that a state is live which nobody may have signed',
      () => forge((state) => state, { ...made.signer, key: generateKey() }),
      /is not what the key/,
    ],
    [
      'it is said that a state is live in which a key for one remote changed another',
      async () => {
        const signer = await help();
        const live = toLiveRelease((await aBuild('mfe-a', '9')).release);
        const change = { action: 'promote', name: 'mfe-help', version: '9' } as const;
        await forge(
          (state) => ({ ...state, change, remotes: { ...state.remotes, 'mfe-a': { live } } }),
          signer,
        );
        const told = { channel: 'production', remote: 'mfe-a', entry: { live } };
        await put(
          channelKeys('production').entry('mfe-a', digestOf(JSON.stringify(told))),
          JSON.stringify(signEntry(signer, told)),
        );
      },
      /may not release mfe-a/,
    ],
    [
      'it is said that a state is live in which a key for one remote changed a set',
      async () => {
        const signer = await help();
        const set = ['mfe-help', 'mfe-a'].map((name) => ({ action: 'promote', name, version: '9' }) as const);
        const change = { action: 'promote', name: '*', version: '*', set } as const;
        await forge((state) => ({ ...state, change }), signer);
      },
      /may not release mfe-a/,
    ],
    [
      'an older state is said to be live under a later number',
      async () => {
        const old = channelKeys('production').revision(3, await digestAt(3), 'json');
        const later = channelKeys('production').revision(999, await digestAt(3), 'json');
        await put(later, await textOf(old));
        await claim({ revision: 999, registry: await digestAt(3) });
      },
      /said to be live/,
    ],
    [
      'what is said lets older entries through',
      () => claim({ since: { 'mfe-a': 0, 'mfe-b': 3 } }),
      /since revision 0/,
    ],
    ['what is said holds for years', () => claim({ until: '2099-01-01T00:00:00.000Z' }), /longer than a day/],
    [
      'what is said hides that a key is revoked',
      async () => {
        await made.welcome(made.team({ id: 'leaked' }));
        await revoke('leaked', new Date(Date.now() - 3_600_000));
        await claim({});
      },
      /hides that the key "leaked"/,
    ],
    [
      'it is said that a state is live which a revoked key signed',
      async () => {
        const leaked = made.team({ id: 'leaked' });
        await made.welcome(leaked);
        await revoke('leaked');
        await forge((state) => state, leaked);
      },
      /signed with a key that is revoked/,
    ],
    [
      'the list of keys is one from before a key was revoked',
      async () => {
        await made.welcome(made.team({ id: 'leaked' }));
        const before = await textOf('policy.json');
        await revoke('leaked');
        await say();
        await put('policy.json', before);
      },
      /older than what is said/,
    ],
    [
      'a release of the shell has other bytes',
      async () =>
        put('shell/1/release.json', (await textOf('shell/1/release.json')).replace('early()', 'other()')),
      /is not signed/,
    ],
    [
      'the page carries the signature of another state',
      async () => {
        const { page = '' } = await pointer();
        await promoteIn(made.store, made.signer, 'mfe-b', '2');
        await say();
        await put((await pointer()).page ?? '', await textOf(page));
      },
      /is not what the key/,
    ],
    [
      'an entry says something else',
      async () => {
        const key = (await pointer()).entries['mfe-b'] ?? '';
        await put(key, (await textOf(key)).replace('mfe_b_1', 'mfe_b_9'));
      },
      /something else of mfe-b/,
    ],
  ];

  it.each(attacks)(
    'serves the last good state and says so, and nothing when it has none, when %s',
    async (_, attack, reason) => {
      const now = jest.spyOn(Date, 'now');
      const get = edge();
      const good = await (await get('/')).text();
      await attack();
      now.mockReturnValue(new Date().getTime() + 6_000);
      expect(await (await get('/')).text()).toBe(good);
      const health = (await (await get('/health')).json()) as { status: string; problem: string };
      expect(health.status).toBe('stale');
      expect(health.problem).toMatch(reason);
      now.mockRestore();
      const fresh = edge();
      expect((await fresh('/')).status).toBe(503);
      expect((await fresh('/sw.js')).status).toBe(503);
    },
  );

  it('never goes back, also in another instance that shares what it remembers', async () => {
    const old = await textOf(TIMESTAMP);
    let kept = 0;
    const newest = {
      read: () => Promise.resolve(kept),
      write: (revision: number) => Promise.resolve(void (kept = revision)),
    };
    await promoteIn(made.store, made.signer, 'mfe-b', '2');
    await say();
    expect((await edge({ newest })('/')).status).toBe(200);
    await put(TIMESTAMP, old);
    const later = edge({ newest });
    expect((await later('/')).status).toBe(503);
    expect(await (await later('/health')).text()).toContain('was live here');
  });

  it('gives no entry of a revoked key', async () => {
    const leaked = made.team({ id: 'leaked', names: ['mfe-a'] });
    await made.welcome(leaked);
    await made.store.change(
      'production',
      leaked,
      { action: 'rollback', name: 'mfe-a', version: '2' },
      (registry) => ({
        ...registry,
        remotes: {
          ...registry.remotes,
          'mfe-a': {
            ...(registry.remotes['mfe-a']?.previous && { live: registry.remotes['mfe-a'].previous }),
            ...(registry.remotes['mfe-a']?.live && { previous: registry.remotes['mfe-a'].live }),
            since: registry.revision + 1,
          },
        },
      }),
    );
    await say();
    await revoke('leaked');
    // Who revokes has the newest state signed anew.
    await promoteIn(made.store, made.signer, 'mfe-b', '2');
    await say();
    const get = edge();
    expect((await get('/registry/mfe-a.json')).status).toBe(404);
    expect((await get('/registry/mfe-b.json')).status).toBe(200);
  });

  it('is made of what every CDN has: no module of Node stands in it', () => {
    const seen = new Set<string>();
    const foreign: string[] = [];
    const walk = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const imports = readFileSync(file, 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm,
      );
      for (const [, name = ''] of imports) {
        if (!name.startsWith('.')) {
          // The library has a build for the Web, which a bundler for a CDN takes.
          if (!/^(?:@poku\/(?:contract|domain|platform)\/|lru-cache$)/.test(name))
            foreign.push(`${name} in ${file}`);
          continue;
        }
        const path = join(dirname(file), name);
        walk([`${path}.ts`, join(path, 'index.ts')].find((one) => existsSync(one)) ?? path);
      }
    };
    walk(join(__dirname, 'edge.ts'));
    expect(foreign).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  });
});
