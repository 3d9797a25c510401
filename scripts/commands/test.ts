import { Command } from '@commander-js/extra-typings';
import { program, run } from '../arguments/program';

/** A part of the tests by itself, whose program takes options of its own. */
const suite = (name: string, description: string, runSuite: (options: readonly string[]) => Promise<void>) =>
  new Command(name)
    .description(description)
    .argument('[options...]')
    .allowUnknownOption()
    .passThroughOptions()
    .action(runSuite);
const suites = () => import('../checks/suites');

const test = program(
  'npm test --',
  'Runs everything that must hold. The last line counts: N passed, N failed.',
)
  .enablePositionalOptions()
  .option('--all', 'runs tests that say "@database either" on both databases')
  .option(
    '--shuffle <seed>',
    'deals the unit and API tests to groups by chance: other files meet, in another order',
  )
  .option('--changed', 'runs what a change can break: the files that differ from where this branch left main')
  .option('--base <revision>', 'with --changed: the files that differ from that revision')
  .addCommand(
    suite('unit', 'the tests of pages, shared and scripts, with options of Jest', async (options) =>
      (await suites()).runUnitTests(options),
    ),
  )
  .addCommand(
    suite(
      'api',
      'the tests of the API, on the server of DATABASE_URL or on the embedded database, with options of Jest',
      async (options) => (await suites()).runApiTests(options),
    ),
  )
  .addCommand(
    suite('journeys', 'the journeys in Chromium, with options of Playwright', async (options) =>
      (await suites()).runJourneys(options),
    ),
  )
  .action(async ({ changed, base, ...options }) =>
    changed
      ? (await import('../checks/changed/changed-tests')).runChangedTests({ base })
      : (await import('../checks/all-tests')).runAllTests(options),
  );

await run(test);
