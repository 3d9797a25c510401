import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../channel';
import { ownSigner, rootKey, rootPublicKey } from '../keys/key-home';
import { changePolicy, withKey } from '../keys/policy';
import { runVerb } from '../verbs';
import { aBuild } from './a-store';

/**
 * Gives each test of a file a machine of its own, with no settings but its home.
 * @returns tells the folder of the test that runs
 */
export const aHomePerTest = (): (() => string) => {
  const before = { ...process.env };
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'poku-verbs-'));
    process.env.POKU_HOME = home;
    for (const name of ['POKU_KEYS', 'POKU_KEY', 'POKU_ROOT_KEY', 'POKU_STORE']) delete process.env[name];
  });
  afterEach(async () => {
    process.env = { ...before };
    await rm(home, { recursive: true });
  });
  return () => home;
};

/** Runs a verb, and gives what it said. */
export const run = async (...args: string[]) => {
  const said: string[] = [];
  const code = await runVerb(args, (text) => said.push(text));
  return { code, text: said.join('\n') };
};

/** A store in which this machine's key is good, with two releases of mfe-help; nothing is live. */
export const aReleaseHome = async () => {
  const { certificate } = await ownSigner();
  const store = await openStore();
  await changePolicy(store.objects, await rootKey(), await rootPublicKey(), (policy) =>
    withKey(policy, certificate),
  );
  for (const version of ['1.0.0', '2.0.0']) {
    const { release, folder } = await aBuild('mfe-help', version, `run(${version[0]})`);
    await store.releases.publish('mfe-help', release, folder, await ownSigner());
  }
  return store;
};
