import { Command } from '@commander-js/extra-typings';

const run = () => import('@poku/api/operators');

export const notify = new Command('notify')
  .description('notices to members, and promotions (docs/operators.md)')
  .addCommand(
    new Command('schedule')
      .description('plans the promotion of a file for a segment of the members')
      .argument('<file>', 'a promotion as JSON')
      .option('--by <name>', 'who plans it (default: who is logged in on this machine)')
      .action(async (file, options) => (await run()).schedulePromotion(file, options)),
  )
  .addCommand(
    new Command('list')
      .description('promotions, the latest first')
      .action(async () => (await run()).listPromotions()),
  )
  .addCommand(
    new Command('show')
      .description('a promotion, with how many got it by which channel, and why the others did not')
      .argument('<id>', 'its id')
      .action(async (id) => (await run()).showPromotion(id)),
  )
  .addCommand(
    new Command('cancel')
      .description('ends a promotion for those who have not got it')
      .argument('<id>', 'its id')
      .option('--by <name>', 'who cancels it (default: who is logged in on this machine)')
      .action(async (id, options) => (await run()).cancelPromotion(id, options)),
  )
  .addCommand(
    new Command('member')
      .description("a member's newest notices, with what was decided for each channel")
      .argument('<member>', 'the number in any form, or the id')
      .action(async (member) => (await run()).memberNotices(member)),
  )
  .addCommand(
    new Command('kinds')
      .description('every kind of notices, with how it is sent')
      .action(async () => (await run()).listNoticeKinds()),
  )
  .addCommand(
    new Command('preview')
      .description('the texts of a kind in each channel, with an example')
      .argument('<kind>', 'one of notify kinds')
      .action(async (kind) => (await run()).previewNotice(kind)),
  );
