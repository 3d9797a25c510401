import { join } from 'node:path';
import { pokuHome, portsInUse } from '@poku/tooling';
import { PHASES, type Phase, SPEEDS, type Speed } from '../arguments/load-parts';
import { launchBrowser } from './browse';
import { aimsOf } from './load/aims';
import { isKept, limitsOf, sentenceOf } from './load/limits';
import { PAGES, remoteOf } from './load/pages';
import { createProfiles } from './load/profiles';
import { liveSizes } from './load/redeploys';
import { writeReport } from './load/report';
import type { Sample } from './load/samples';
import { portsOf, serveVariants } from './load/sites';
import { prepareStages } from './load/stages';
import { tablesOf } from './load/tables';
import { measureTurn } from './load/turn';
import { VARIANTS } from './load/variants';
import { startStack } from '../stack/stack';

/** What of the benchmark is run. */
export interface LoadOptions {
  /** Paths of the pages. */
  readonly pages: readonly string[];
  readonly phases: readonly Phase[];
  readonly speeds: readonly Speed[];
  /** How many turns each has. */
  readonly rounds: number;
}

const say = (step: string): void => console.log(step);

/** Measures everything in turns. @param samples gets what was measured @returns version of the browser */
const measure = async (
  { pages, phases, speeds, rounds }: LoadOptions,
  { sites }: Awaited<ReturnType<typeof serveVariants>>,
  samples: Sample[],
): Promise<string> => {
  const profileOf = createProfiles();
  let version = '';
  for (let round = 0; round < rounds; round += 1) {
    for (const speed of speeds) {
      for (const page of PAGES.filter(({ path }) => pages.includes(path))) {
        for (const variant of VARIANTS) {
          const site = sites[variant];
          // What a browser has learnt of its network, and tells pages of it, is of the turn before otherwise.
          const browser = await launchBrowser();
          const profile = (hasWorker = false) => profileOf(browser, site.url, page.isMember, hasWorker);
          const hasWorker = variant === 'composed';
          const measured = await measureTurn({ site, page, speed, phases, profile, hasWorker });
          version = browser.version();
          await browser.close();
          for (const [phase, figures] of measured)
            samples.push({ speed, phase, page: page.path, variant, figures });
        }
        say(`round ${round + 1} of ${rounds}: ${speed} ${page.path}`);
      }
    }
  }
  return version;
};

/**
 * Measures the composed site beside the same sources as one webpack bundle. Writes docs/performance.md when all of it was measured.
 * Sets the exit code 1 when a limit is not kept.
 */
export const benchLoad = async (options: LoadOptions): Promise<void> => {
  const firstPort = portsInUse().site.port + 1;
  // The API refuses pages of origins that it does not know.
  process.env.POKU_SITE_ORIGINS = [firstPort - 1, ...portsOf(firstPort)]
    .map((port) => `http://localhost:${port}`)
    .join(',');
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  try {
    const plainStore = join(pokuHome(), 'bench');
    const sources = PAGES.filter(({ path }) => options.pages.includes(path)).map(({ source }) => source);
    const sizes = await liveSizes([...new Set(sources.map(remoteOf))]);
    const redeploys = options.phases.some((phase) => phase === 'remote' || phase === 'shell');
    const stages = await prepareStages(plainStore, redeploys ? [...new Set(sources)] : [], say);
    const served = await serveVariants(stages, { firstPort, api: stack.apiUrl, plainStore });
    const samples: Sample[] = [];
    // What was measured before something failed took long, too.
    const browser = await measure(options, served, samples).finally(() => console.log(tablesOf(samples)));
    await served.stop();

    const tables = tablesOf(samples);
    const limits = limitsOf(samples);
    console.log(
      ['Limits', ...limits.map(sentenceOf), '', 'Aims', ...aimsOf(samples, sizes).map(sentenceOf)].join('\n'),
    );
    const isWhole =
      options.pages.length === PAGES.length &&
      options.phases.length === PHASES.length &&
      options.speeds.length === SPEEDS.length;
    if (isWhole) await writeReport(tables, { browser, rounds: options.rounds });
    process.exitCode = limits.every(isKept) ? 0 : 1;
  } finally {
    await stack.stop();
  }
};
