import { Command } from '@commander-js/extra-typings';

export const versions = new Command('versions')
  .summary('a changed file gives a new version to exactly the releases whose scripts have it')
  .description(
    `Changes each file of shared but build by one byte and asks which releases have a new version then; builds every release with a mark in each file, and reads off the minified scripts which files are in them; and really changes some files and builds everything. Prints both lists. Takes minutes.
Fails when the lists are not one.`,
  )
  .action(async () => (await import('@poku/build/prove')).proveVersions());
