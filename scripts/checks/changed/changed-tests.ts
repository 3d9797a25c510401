import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDefinition, remoteNames } from '@poku/build/remotes';
import { ROOT } from '@poku/tooling';
import { runAllTests } from '../all-tests';
import { conclude } from '../conclude';
import { jestStep } from '../jest-step';
import { journeysStep } from '../journeys-step';
import { runStaticChecks } from '../static-checks';
import { programsStep, step, type StepResult } from '../step';
import { affectedBy } from './affected';
import { changedFiles } from './changed-files';
import { chooseJourneys } from './choose-journeys';
import { type ModuleGraph, readGraph } from './graph';
import { placesOf } from './journey-places';

/** Files that a linter or the formatter reads. */
const IS_CODE = /\.(tsx?|[cm]?js)$/;

/** Form and lint rules of changed files alone. */
const filesStep = (changed: readonly string[]): readonly Promise<StepResult>[] => {
  const files = changed.filter((file) => IS_CODE.test(file) && existsSync(join(ROOT, file)));
  return files.length === 0
    ? []
    : [
        programsStep('format and lint of what changed', [
          ['node_modules/oxfmt/bin/oxfmt', '--check', ...files],
          ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files],
        ]),
      ];
};

/** Reads the module graph, which is the check of the import rules too. */
const graphStep = async (): Promise<readonly [StepResult, ModuleGraph | undefined]> => {
  let graph: ModuleGraph | undefined;
  const result = await step('import rules', async () => {
    graph = await readGraph(['shared', 'shell', ...(await remoteNames()), 'api', 'scripts', 'e2e']);
    const { violations } = graph;
    return {
      passed: violations.length === 0 ? 1 : 0,
      failed: violations.length,
      ...(violations.length > 0 && { note: violations.join('\n') }),
    };
  });
  return [result, graph];
};

/**
 * Runs what a change can break: types, import rules, form and lint of the changed files, the unit and API tests that reach them by the
 * module graph, and the journeys that name an address of a page or widget that does. The last line counts: `N passed, N failed`.
 * @param base revision to compare with. Default where this branch left `main`
 */
export const runChangedTests = async ({ base }: { readonly base?: string | undefined }): Promise<void> => {
  const startedAt = Date.now();
  const changed = await changedFiles(base);
  if (changed.length === 0) {
    console.log('Nothing has changed.\n0 passed, 0 failed');
    return;
  }
  const [types, [rules, graph], ...form] = await Promise.all([
    runStaticChecks(['types']),
    graphStep(),
    ...filesStep(changed),
  ]);
  const results: StepResult[] = [...types, rules, ...form];
  if (!graph) return conclude(startedAt, results);

  const { importers } = graph;
  const { unit, api, modules, everywhere } = affectedBy(changed, importers);
  if (everywhere.length > 0) {
    console.log(`Everything may depend on ${everywhere.join(', ')}, so everything is run.`);
    return runAllTests({});
  }
  if (unit.length > 0) results.push(await jestStep('unit', ['unit', 'scripts'], {}, undefined, unit));
  if (api.length > 0)
    results.push(
      await jestStep('API on the embedded database', ['api'], { DATABASE_URL: '' }, undefined, api),
    );

  const journeys = new Map(
    [...importers.keys()].filter((file) => file.endsWith('.spec.ts')).map((file) => [file, placesOf(file)]),
  );
  const remotes = await Promise.all((await remoteNames()).map(remoteDefinition));
  const { run, left } = chooseJourneys(changed, modules, importers, remotes, journeys);
  if (left.length > 0)
    console.log(`        left to npm test, for they walk through the whole site: ${left.join(', ')}`);
  conclude(startedAt, results, run.length > 0 ? await journeysStep(run) : undefined);
};
