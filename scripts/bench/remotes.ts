import { createSite } from '@poku/build/site';
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
import { benchLive } from './bench-live';
import { freshProfile, launchBrowser } from './browse';
import { withMany } from './many-remotes';
import { contentTime } from './load/content-time';
import { benchTimestamp, pageSignatures } from './page-signatures';
import { startStack } from '../stack/stack';

const LIMITS = { bytes: 2_048, ratio: 1.02 };
const PAGES = [
  { path: '/login', isMember: false, content: 'input[type="password"]' },
  { path: '/', isMember: true, content: 'main a[href^="/voucher"], main section' },
] as const;

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

  /** The same releases, with a page that names many remotes more. Their files are not there; nobody opens them. */
  const pagesOfMany = async () => {
    const store = await openStore();
    const registry = await store.registry(DEFAULT_CHANNEL);
    if (!registry.shell) throw new Error('There is no shell.');
    const shell = await store.releases.read<ShellRelease>('shell', registry.shell.live);
    const signer = await ownSigner();
    const render = (document: typeof registry) =>
      renderIndex(
        shell,
        document,
        pageSignatures(signer, document),
        paymentOrigins(),
        (text) => signText(signer, 'page', text).signature,
        benchTimestamp(signer, document),
      );
    const more = options.remotes - Object.keys(registry.remotes).length;
    const worker = await store.objects.read(store.releases.key('shell', shell.version, 'sw.js'));
    const pages = [render(registry), render(withMany(registry, more))] as const;
    const live = benchLive({
      html: pages[1],
      shell,
      paymentOrigins: paymentOrigins(),
      ...(worker && { worker: worker.bytes.toString() }),
    });
    return { live, pages };
  };

  const { live, pages } = await pagesOfMany();
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

  const [few = 0, many = 0] = await Promise.all(
    pages.map(async (html) => (await brotliBest(Buffer.from(html))).length),
  );
  console.log(
    `page: ${few} bytes of brotli, with ${options.remotes} remotes ${many}: ${many - few} more, at most ${LIMITS.bytes}`,
  );
  let isKept = many - few <= LIMITS.bytes;
  for (const { path } of PAGES) {
    const [own, more] = ['few', 'many'].map((kind) => loads.get(`${path} ${kind}`) ?? []);
    const ratio = median(more ?? []) / median(own ?? []);
    isKept &&= ratio <= LIMITS.ratio;
    console.log(
      `${path}: content after ${median(own ?? []).toFixed(0)} ms (${spread(own ?? [])}), with ${options.remotes} remotes ` +
        `${median(more ?? []).toFixed(0)} (${spread(more ?? [])}): ${ratio.toFixed(3)}, at most ${LIMITS.ratio}`,
    );
  }
  process.exitCode = isKept ? 0 : 1;
};
