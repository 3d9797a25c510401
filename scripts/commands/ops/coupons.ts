import { Command } from '@commander-js/extra-typings';

export const coupons = new Command('coupons')
  .description('the coupons of the catalogue (docs/settings.md)')
  .addCommand(
    new Command('import')
      .description('puts the coupons of a file into the catalogue, all of them or none')
      .argument('<file>', 'an array of coupons as JSON')
      .action(async (file) => (await import('@poku/api/operators')).importCouponFile(file)),
  )
  .addCommand(
    new Command('synonyms')
      .description(
        'puts the words of a file, and what they stand for in searches, in place of those that are known',
      )
      .argument('<file>', 'an array of synonyms as JSON')
      .action(async (file) => (await import('@poku/api/operators')).importSynonymFile(file)),
  );
