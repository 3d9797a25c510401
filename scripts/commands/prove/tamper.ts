import { Command } from '@commander-js/extra-typings';

export const tamper = new Command('tamper')
  .summary("attacks a whole channel with every credential below the root key's")
  .description(
    `Attacks a whole channel on a site, on the function at the edge and in Chromium, on the ports of npm start and in a store of its own, with every credential below the root key's (docs/release-store.md). Nothing unsigned may run, nothing older than seen may be taken, and no file outside of the store may be read.
Fails when something gave way.`,
  )
  .option('--quick', 'takes a few of each, for a try of about three minutes')
  .action(async (options) => (await import('../../prove/tamper')).proveTamper(options));
