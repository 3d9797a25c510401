import { Command } from '@commander-js/extra-typings';

export const texts = new Command('texts')
  .summary('a changed text gives a new version to its remote alone')
  .description(
    `Changes each file of texts of each remote by one byte, in turn, and prints which releases have a new version then. Builds what is not built.
Fails when that is another release than the remote's own, or none; the embed is made from a remote.`,
  )
  .action(async () => (await import('@poku/build/prove')).proveTexts());
