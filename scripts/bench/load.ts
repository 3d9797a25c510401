import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildShell } from '@poku/build/release';
import { createSite, type SiteOptions } from '@poku/build/site';
import { storeFolder } from '@poku/build/store';
import { median, pokuHome, portsInUse, ROOT, spread } from '@poku/tooling';
import { freshProfile, launchBrowser } from './browse';
import { buildPlainBundle } from './plain-bundle';
import { type Load, measureLoad, measureNavigation } from './measure-load';
import { startStack } from '../stack/stack';

const VARIANTS = ['composed', 'plain', 'plain with early fetches'] as const;
type Variant = (typeof VARIANTS)[number];

const PAGES = [
  { path: '/login', isMember: false, content: 'input[type="password"]' },
  { path: '/tukar', isMember: true, content: 'main a[href^="/voucher"]' },
] as const;

/** A figure over another; a dash where both are nothing. */
const ratio = (over: number, under: number): string => (under === 0 ? '–' : (over / under).toFixed(2));

/** Measures the composed site beside the same sources as one webpack bundle, and writes docs/performance.md. */
export const benchLoad = async ({ runs }: { readonly runs: number }): Promise<void> => {
  const sitePort = portsInUse().site.port;
  // The plain bundles stand beside the site, and the API refuses pages of origins that it does not know.
  process.env.POKU_SITE_ORIGINS = [0, 1, 2].map((next) => `http://localhost:${sitePort + next}`).join(',');
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  const plainStore = join(pokuHome(), 'bench');
  const plain = await buildPlainBundle(plainStore, (await buildShell()).release);

  const serve = async (live: SiteOptions['live'], port: number): Promise<string> => {
    const site = await createSite({
      store: plainStore,
      live,
      media: join(storeFolder(), 'media'),
      api: stack.apiUrl,
    });
    await site.listen({ port, host: '127.0.0.1' });
    return `http://localhost:${port}`;
  };
  const sites: Readonly<Record<Variant, string>> = {
    composed: stack.siteUrl,
    plain: await serve(plain.plain, sitePort + 1),
    'plain with early fetches': await serve(plain.early, sitePort + 2),
  };

  const browser = await launchBrowser();

  const results = new Map<string, Load[]>();
  const navigations = new Map<Variant, number[]>();
  const note = (key: string, load: Load) => results.set(key, [...(results.get(key) ?? []), load]);

  for (let run = 0; run < runs; run += 1) {
    for (const { path, isMember, content } of PAGES) {
      for (const variant of VARIANTS) {
        const context = await freshProfile(browser, sites[variant], isMember);
        note(`${path} cold ${variant}`, await measureLoad(context, sites[variant] + path, content));
        note(`${path} repeat ${variant}`, await measureLoad(context, sites[variant] + path, content));
        if (isMember) {
          const ms = await measureNavigation(
            context,
            `${sites[variant]}/profil`,
            'a[href="/tukar"]',
            content,
          );
          navigations.set(variant, [...(navigations.get(variant) ?? []), ms]);
        }
        await context.close();
      }
    }
    console.log(`run ${run + 1} of ${runs} is done`);
  }
  await browser.close();

  const row = (label: string, pick: (load: Load) => number, key: string, digits = 0): string => {
    const medians = VARIANTS.map((variant) => median((results.get(`${key} ${variant}`) ?? []).map(pick)));
    const [composed = NaN, plain = NaN, early = NaN] = medians;
    const spreads = VARIANTS.map((variant) => spread((results.get(`${key} ${variant}`) ?? []).map(pick)));
    const cells = medians.map((value, index) => `${value.toFixed(digits)} (${spreads[index]})`);
    return `| ${key} | ${label} | ${cells.join(' | ')} | ${ratio(composed, plain)} | ${ratio(composed, early)} |`;
  };

  const rows = PAGES.flatMap(({ path }) =>
    ['cold', 'repeat'].flatMap((visit) => [
      row('content visible, ms', (load) => load.visibleMs, `${path} ${visit}`),
      row('LCP, ms', (load) => load.lcpMs, `${path} ${visit}`),
      row('JavaScript, bytes', (load) => load.scriptBytes, `${path} ${visit}`),
      row('requests without pictures', (load) => load.requests, `${path} ${visit}`),
      row('waves after the HTML', (load) => load.waves, `${path} ${visit}`),
    ]),
  );
  const moves = VARIANTS.map((variant) => navigations.get(variant) ?? []);
  const [composedMove = NaN, plainMove = NaN, earlyMove = NaN] = moves.map(median);
  rows.push(
    `| /profil → /tukar | content visible, ms | ${moves.map((list) => `${Math.round(median(list))} (${spread(list)})`).join(' | ')} | ${ratio(composedMove, plainMove)} | ${ratio(composedMove, earlyMove)} |`,
  );

  const report = `# Performance

Written by \`npm run bench -- load\`: the composed site (shell and six remotes) beside the same sources as one webpack bundle
with route chunks, without and with the same early fetches. Chromium ${browser.version()}, Slow 4G, a processor four
times slower, 360 × 800; ${runs} runs, the variants in turns; median (smallest to largest). Machine: ${cpus().length} cores,
${cpus()[0]?.model.trim() ?? 'unknown'}. Trust ratios more than times. Limits: 1.10 for visible content and 1.20 for
JavaScript against the plain bundle, two waves.

| page | figure | composed | plain | plain with early fetches | composed / plain | composed / plain with early fetches |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  await writeFile(join(ROOT, 'docs/performance.md'), report);
  console.log(report);
  await stack.stop();
};
