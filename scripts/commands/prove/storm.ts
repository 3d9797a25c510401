import { Command, Option } from '@commander-js/extra-typings';
import { seed, wholeNumber } from '../../arguments/values';

export const storm = new Command('storm')
  .summary('teams promote at once, on a folder or S3: no change is lost')
  .description(
    `Lets teams, which are processes of their own, promote at once in one channel; with --kill a promoting process is killed at random moments instead. With s3 and without POKU_STORE the service of the tests runs for it.
Fails when a change was lost, a state was torn, or a state has a part of a set.`,
  )
  .addOption(
    new Option('--store <kind>', 'where releases lie')
      .choices(['folder', 's3'] as const)
      .default('folder' as const),
  )
  .option('--teams <number>', 'how many teams there are', wholeNumber(), 4)
  .option(
    '--sets <number>',
    'how many teams beside them promote a set of three remotes together',
    wholeNumber(0),
    1,
  )
  .option('--times <number>', 'how often each promotes', wholeNumber(), 200)
  .option(
    '--kill <number>',
    'how often one process is killed instead; it promotes a set, unless --sets is 0',
    wholeNumber(),
  )
  .option('--seed <number>', 'what draws the moments of --kill', seed, 1)
  .action(async (options) => (await import('@poku/build/prove')).proveStorm(options));
