import { groupedStep } from './grouped-step';
import { conclude } from './conclude';
import { journeysStep } from './journeys-step';
import { postgresServer } from '@poku/api/databases';
import { publishAll } from '@poku/build/release';
import { runStaticChecks } from './static-checks';
import { step, type StepResult } from './step';

/**
 * Runs everything that must hold, in the order in which it fails fastest; every step, also after a failure. The last line counts: `N
 * passed, N failed`. Sets the exit code 1 when something failed.
 * @param all runs tests that say `@database either` on both databases. Default on PostgreSQL alone, where there is one
 * @param shuffle a seed: deals unit and API tests to groups by chance, so that other files run one after the other. Default by size
 */
export const runAllTests = async ({
  all: isAll = false,
  shuffle: seed,
}: {
  readonly all?: boolean | undefined;
  readonly shuffle?: string | undefined;
}): Promise<void> => {
  const startedAt = Date.now();
  const results: StepResult[] = [...(await runStaticChecks())];
  results.push(await groupedStep('unit', 'unit', { besides: ['scripts'], seed }));

  const server = await postgresServer();
  results.push(
    await groupedStep('API on the embedded database', 'api', {
      env: { DATABASE_URL: '' },
      isSecondDatabase: server !== undefined && !isAll,
      seed,
    }),
  );
  if (server) {
    const env = { DATABASE_URL: server.url };
    results.push(await groupedStep('API on PostgreSQL', 'api', { env, note: server.origin, seed }));
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
  conclude(startedAt, results, await journeysStep());
};
