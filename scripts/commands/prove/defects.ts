import { Command } from '@commander-js/extra-typings';

export const defects = new Command('defects')
  .summary('puts defects into copies of the API and sees that a named test fails for each')
  .description(
    `Puts known mistakes into a copy of the API, one after the other, and runs the test that must notice each. Needs PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH), since some show only between connections.
Fails when one is not noticed.`,
  )
  .option('--only <words>', 'only those with these words in their name')
  .action(async (options) => (await import('@poku/api/prove')).proveDefects(options));
