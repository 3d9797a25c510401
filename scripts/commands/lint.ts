import { Argument } from '@commander-js/extra-typings';
import { program, run } from '../arguments/program';
import { CHECK_NAMES } from '../checks/static-checks';

const lint = program(
  'npm run lint --',
  'Checks the sources without running them: all checks, or those that are named.',
)
  .addArgument(new Argument('[checks...]', 'default: all').choices(CHECK_NAMES))
  .action(async (checks) => {
    const { runStaticChecks } = await import('../checks/static-checks');
    const results = await runStaticChecks(checks.length === 0 ? CHECK_NAMES : checks, Infinity);
    process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
  });

await run(lint);
