import { Command } from '@commander-js/extra-typings';

const run = () => import('@poku/api/operators');

export const topics = new Command('topics')
  .description('the help topics as Markdown (docs/operators.md)')
  .addCommand(
    new Command('export')
      .description('writes one Markdown file for each help topic')
      .argument('<folder>', 'where; it is made when it is not there')
      .action(async (folder) => (await run()).exportTopics(folder)),
  )
  .addCommand(
    new Command('import')
      .description('puts the topics of a folder in place of all, or none of them')
      .argument('<folder>', 'with one Markdown file for each topic')
      .action(async (folder) => (await run()).importTopics(folder)),
  );
