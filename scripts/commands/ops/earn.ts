import { Command, Option } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

const run = () => import('@poku/api/operators');

export const earn = new Command('earn')
  .description('purchases that partners report, and what they earn by (docs/operators.md)')
  .addCommand(
    new Command('list')
      .description('purchases, the newest report first')
      .option('--partner <slug>', 'at one partner')
      .option('--member <id>', 'of one member')
      .addOption(
        new Option('--state <state>', 'that stand so').choices([
          'waiting',
          'earned',
          'nothing',
          'reversed',
        ] as const),
      )
      .option('--limit <number>', 'at most so many', wholeNumber(), 100)
      .action(async (options) => (await run()).listPurchases(options)),
  )
  .addCommand(
    new Command('show')
      .description('everything of one purchase, and why it earns what it does')
      .argument('<partner>', 'its slug')
      .argument('<reference>', "the partner's reference of the purchase")
      .action(async (partner, reference) => (await run()).showPurchase(partner, reference)),
  )
  .addCommand(
    new Command('terms')
      .description('versions of the terms that purchases earn by, by partner, the newest first')
      .option('--partner <slug>', 'of one partner')
      .action(async (options) => (await run()).listTerms(options)),
  )
  .addCommand(
    new Command('import')
      .description('puts new versions of terms of a file in, all of them or none')
      .argument('<file>', 'an array of versions as JSON')
      .action(async (file) => (await run()).importTermsFile(file)),
  )
  .addCommand(
    new Command('partners')
      .description("the partners at which points are earned, in their order, and where 'AKSES' leads")
      .action(async () => (await run()).listEarnPartners()),
  )
  .addCommand(
    new Command('partner')
      .description('what members read of earning at one partner')
      .argument('<partner>', 'its slug')
      .action(async (partner) => (await run()).showEarnPartner(partner)),
  )
  .addCommand(
    new Command('import-partners')
      .description('puts in what members read of earning at partners, all of a file or nothing')
      .argument('<file>', 'an array of partners as JSON')
      .action(async (file) => (await run()).importEarnPartnerFile(file)),
  );

export const mission = new Command('mission')
  .description('what members may do in a week for points (docs/operators.md)')
  .addCommand(
    new Command('import')
      .description('puts missions of a file in, known ones as the file has them, all of them or none')
      .argument('<file>', 'an array of missions as JSON')
      .action(async (file) => (await run()).importMissionFile(file)),
  );

export const campaign = new Command('campaign')
  .description('what comes on top of purchases for a while (docs/operators.md)')
  .addCommand(
    new Command('list')
      .description('the newest version of each campaign, with the points that it gave')
      .action(async () => (await run()).listCampaigns()),
  )
  .addCommand(
    new Command('import')
      .description('puts campaigns of a file in, known ones as a new version, all of them or none')
      .argument('<file>', 'an array of campaigns as JSON')
      .action(async (file) => (await run()).importCampaignFile(file)),
  );
