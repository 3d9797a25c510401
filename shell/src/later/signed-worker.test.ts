import type { Certificate } from '@poku/contract';
import { createSigningRoot } from '@poku/testing';
import { digestOf } from '../preview/signed-release';
import { isSignedWorker } from './signed-worker';

afterEach(() => jest.restoreAllMocks());

const integrityOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/** What a site has of releases of the shell, each with a worker of its own, signed as its teams did. */
const aSite = async () => {
  const { rootKey, team } = await createSigningRoot();
  const answers = new Map<string, string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const text = answers.get(address as string);
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });
  return {
    answers,
    trust: { rootKey, channel: 'production', revision: 5, version: '1' },
    release: async (version: string, facts: Partial<Certificate> = {}, folder = version) => {
      const files = [{ name: 'sw.js', integrity: await integrityOf(`worker ${version}`) }];
      const text = JSON.stringify({ version, files });
      const { signature } = await (await team(facts))('release', text);
      answers.set(`/shell/${folder}/release.json`, text);
      const digest = (await digestOf(text)).slice(0, 16);
      answers.set(`/shell/${folder}/signature-${digest}.json`, JSON.stringify(signature));
    },
    registry: async (live: string, facts: object = {}) => {
      const text = JSON.stringify({ channel: 'production', revision: 6, shell: { live }, ...facts });
      answers.set('/registry.json', JSON.stringify(await (await team())('registry', text)));
    },
  };
};

test('the worker of the page’s shell is taken, and that of the one that went live since', async () => {
  const { answers, trust, release, registry } = await aSite();
  await release('1', { names: ['shell'] });
  answers.set('/sw.js', 'worker 1');
  await expect(isSignedWorker(trust)).resolves.toBe(true);
  await release('2');
  await registry('2');
  answers.set('/sw.js', 'worker 2');
  await expect(isSignedWorker(trust)).resolves.toBe(true);
});

test('a worker with one other byte is not taken, nor an older one that is live no more', async () => {
  const { answers, trust, release, registry } = await aSite();
  await release('1');
  await release('0');
  await registry('1');
  for (const worker of ['Worker 1', 'worker 1 ', '', 'worker 0']) {
    answers.set('/sw.js', worker);
    await expect(isSignedWorker(trust)).resolves.toBe(false);
  }
});

test('a registry from before the page, or of another channel, brings no other worker', async () => {
  const { answers, trust, release, registry } = await aSite();
  await release('1');
  await release('0');
  answers.set('/sw.js', 'worker 0');
  await registry('0', { revision: 4 });
  await expect(isSignedWorker(trust)).resolves.toBe(false);
  await registry('0', { channel: 'staging' });
  await expect(isSignedWorker(trust)).resolves.toBe(false);
});

test('a description that no key for the shell has signed, or of another release, vouches for nothing', async () => {
  const { answers, trust, release } = await aSite();
  answers.set('/sw.js', 'worker 1');
  await release('1', { names: ['mfe-help'] });
  await expect(isSignedWorker(trust)).rejects.toThrow('unsigned');
  await release('0', {}, '1');
  answers.set('/sw.js', 'worker 0');
  await expect(isSignedWorker(trust)).rejects.toThrow('says that it is 0');
});

test('a worker that cannot be read is not vouched for', async () => {
  const { trust, release } = await aSite();
  await release('1');
  await expect(isSignedWorker(trust)).rejects.toThrow('404');
});
