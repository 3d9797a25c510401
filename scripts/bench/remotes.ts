import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite, type Present } from '@poku/build/site';
import {
  brotliBest,
  DEFAULT_CHANNEL,
  openStore,
  ownSigner,
  paymentOrigins,
  renderIndex,
  type ShellRelease,
  signText,
  storeFolder,
} from '@poku/build/store';
import { median, portsInUse, spread } from '@poku/tooling';
import { freshProfile, launchBrowser } from './browse';
import { withMany } from './many-remotes';
import { ownLive } from './own-live';
import { contentTime } from './load/content-time';
import { benchTimestamp, pageSignatures } from './page-signatures';
import { startStack } from '../stack/stack';

const LIMITS = { bytes: 2_048, ratio: 1.02 };
const PAGES = [
  { path: '/login', isMember: false, content: 'input[type="password"]' },
  { path: '/', isMember: true, content: 'main a[href^="/voucher"], main section' },
] as const;

/** Where a page has its registry, with what says that it is live. */
const REGISTRY = /<script type="application\/json" id="poku-registry".*?<\/script>/s;

const registryIn = (html: string): string => {
  const [found] = REGISTRY.exec(html) ?? [];
  if (found === undefined) throw new Error('The page has no registry.');
  return found;
};

/**
 * What the site serves, and the same with pages that name so many remotes in all. The files of those are not there; nobody opens them.
 * What is painted is the same.
 */
const presents = async (remotes: number): Promise<Record<'few' | 'many', Present>> => {
  const store = await openStore();
  const signer = await ownSigner();
  const folder = await mkdtemp(join(tmpdir(), 'poku-remotes-'));
  const look = await ownLive(join(folder, 'seen.json'));
  const few = await look();
  await rm(folder, { recursive: true });
  const registry = await store.registry(DEFAULT_CHANNEL);
  const { state } = few;
  const ownPageAt = state?.pageAt;
  if (!registry.shell || !ownPageAt) throw new Error(few.problem ?? 'There is no shell.');
  const document = withMany(registry, remotes - Object.keys(registry.remotes).length);
  const element = registryIn(
    renderIndex(
      await store.releases.read<ShellRelease>('shell', registry.shell.live),
      document,
      pageSignatures(signer, document),
      paymentOrigins(),
      (text) => signText(signer, 'page', text).signature,
      benchTimestamp(signer, document),
    ),
  );
  const pageAt: typeof ownPageAt = (...asked) => {
    const page = ownPageAt(...asked);
    return { ...page, html: page.html.replace(registryIn(page.html), () => element) };
  };
  return { few, many: { state: { ...state, pageAt } } };
};

/** Bytes of the page of a path, compressed. */
const bytesAt = async ({ state }: Present, path: string): Promise<number> =>
  (await brotliBest(Buffer.from(state?.pageAt?.(path).html ?? ''))).length;

/**
 * Measures the start of the site with many registered remotes beside the ones that there are. Sets the exit code 1 when the page is
 * more than 2 KB larger, compressed, or content comes more than 2 % later.
 */
export const benchRemotes = async (options: {
  readonly runs: number;
  readonly remotes: number;
}): Promise<void> => {
  const sitePort = portsInUse().site.port;
  process.env.POKU_SITE_ORIGINS = [sitePort, sitePort + 1]
    .map((port) => `http://localhost:${port}`)
    .join(',');
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );

  const { few: own, many: present } = await presents(options.remotes);
  const live = () => Promise.resolve(present);
  const site = await createSite({ store: storeFolder(), live, api: stack.apiUrl });
  await site.listen({ port: sitePort + 1, host: '127.0.0.1' });
  const sites = { few: stack.siteUrl, many: `http://localhost:${sitePort + 1}` };

  const browser = await launchBrowser();
  const loads = new Map<string, number[]>();
  for (let run = 0; run < options.runs; run += 1) {
    for (const { path, isMember, content } of PAGES) {
      for (const kind of run % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        const context = await freshProfile(browser, sites[kind], isMember);
        const key = `${path} ${kind}`;
        loads.set(key, [...(loads.get(key) ?? []), await contentTime(context, sites[kind] + path, content)]);
        await context.close();
      }
    }
  }
  await browser.close();
  await site.close();
  await stack.stop();

  let isKept = true;
  for (const { path } of PAGES) {
    const [few, many] = await Promise.all([bytesAt(own, path), bytesAt(present, path)]);
    isKept &&= many - few <= LIMITS.bytes;
    console.log(
      `${path}: ${few} bytes of brotli, with ${options.remotes} remotes ${many}: ${many - few} more, at most ${LIMITS.bytes}`,
    );
    const [loaded, more] = ['few', 'many'].map((kind) => loads.get(`${path} ${kind}`) ?? []);
    const ratio = median(more ?? []) / median(loaded ?? []);
    isKept &&= ratio <= LIMITS.ratio;
    console.log(
      `${path}: content after ${median(loaded ?? []).toFixed(0)} ms (${spread(loaded ?? [])}), with ${options.remotes} remotes ` +
        `${median(more ?? []).toFixed(0)} (${spread(more ?? [])}): ${ratio.toFixed(3)}, at most ${LIMITS.ratio}`,
    );
  }
  process.exitCode = isKept ? 0 : 1;
};
