import { parseArgs } from 'node:util';
import { groupedStep } from '../checks/grouped-step';
import { journeysStep } from '../checks/journeys-step';
import { postgresServer } from '../checks/postgres-server';
import { commandStep, step, type StepResult } from '../checks/step';
import { publishAll } from '../release/publish-all';

/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. Every step runs, also after a failure.
 * The last line counts: `N passed, N failed`. With `-- --all` tests that say `@database either` run on both databases.
 */
const { all: isAll } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const startedAt = Date.now();
const results: StepResult[] = [];

const check = (name: string, script: string): Promise<StepResult> =>
  commandStep(name, 'npm', ['run', '--silent', script]);

const checkInTurn = async (
  ...names: readonly (readonly [string, string])[]
): Promise<readonly StepResult[]> => {
  const done: StepResult[] = [];
  for (const [name, script] of names) done.push(await check(name, script));
  return done;
};

// Two lanes of about the same length, each for one core.
const form = await Promise.all([
  checkInTurn(['types', 'types'], ['import rules', 'imports']),
  checkInTurn(['format', 'format:check'], ['lint', 'lint'], ['unused code', 'unused']),
]);
results.push(...form.flat());
results.push(await groupedStep('unit', 'unit', { besides: ['scripts'] }));

const server = await postgresServer();
results.push(
  await groupedStep('API on the embedded database', 'api', {
    env: { DATABASE_URL: '' },
    isSecondDatabase: server !== undefined && !isAll,
  }),
);
if (server) {
  const env = { DATABASE_URL: server.url };
  results.push(await groupedStep('API on PostgreSQL', 'api', { env, note: server.origin }));
  await server.stop();
} else {
  console.log('        API on PostgreSQL: not run (no DATABASE_URL, and no initdb on the PATH)');
}

results.push(
  await step('build', async () => {
    let built = 0;
    await publishAll(() => (built += 1));
    return { passed: built, failed: 0 };
  }),
);
results.push(await journeysStep());

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
