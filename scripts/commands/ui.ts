import { Command } from '@commander-js/extra-typings';
import { program, run } from '../arguments/program';

const ui = program(
  'npm run ui --',
  'Serves every part of the kit in its states at http://localhost:3030 (POKU_UI_PORT).',
)
  .enablePositionalOptions()
  .addCommand(
    new Command('screens')
      .description('takes a picture of every screen in two sizes and five themes, into .poku/screens')
      .option('--dark', 'in the dark scheme')
      .action(async (options) => {
        await (await import('../ui/screens')).takeScreens(options);
        // The stack leaves connections behind.
        process.exit();
      }),
  )
  .action(async () => (await import('../ui/gallery')).serveGallery());

await run(ui);
