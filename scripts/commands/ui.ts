import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { pokuHome, ROOT } from '@poku/tooling';
import { program, run } from '../arguments/program';
import { SIZES } from '../ui/screens/sizes';

const ui = program(
  'npm run ui --',
  'Serves every part of the kit in its states at http://localhost:3030 (POKU_UI_PORT).',
)
  .enablePositionalOptions()
  .addCommand(
    new Command('screens')
      .summary('a picture of every screen in three sizes and five themes')
      .description(
        `Takes a picture of every screen in three sizes, on Poku's origin and on those of the partners. Data and clocks stand still, so two runs at one commit give the same pictures.`,
      )
      .option(
        '--of <checkout>',
        'folder of the repository whose site is shown, at any commit, its packages installed',
        ROOT,
      )
      .option('--into <folder>', 'where the pictures go; what was there is gone', join(pokuHome(), 'screens'))
      .option('--themes <names...>', 'poku, and slugs of partners (default: all)')
      .addOption(
        new Option('--sizes <widths...>', 'widths of the screen, px (default: all)').choices(
          SIZES.map(({ name }) => name),
        ),
      )
      .option('--dark', 'in the dark scheme')
      .action(async (options) => (await import('../ui/screens/walk')).takeScreens(options)),
  )
  .addCommand(
    new Command('compare')
      .summary('two folders of such pictures, pixel by pixel')
      .description(
        `Compares two folders of pictures pixel by pixel, prints each screen that differs with its share of differing pixels, and draws the differences into a folder in the second one.
Fails when there is any difference.`,
      )
      .argument('<before>')
      .argument('<after>')
      .action(async (before, after) => (await import('../ui/screens/compare')).compareScreens(before, after)),
  )
  .addCommand(
    new Command('sheet')
      .summary('one page with every screen of such folders, all pictures of a screen in one row')
      .description(
        'Writes a page, index.html, with every screen of some folders of such pictures: before and after, light and dark.',
      )
      .argument('<folders...>')
      .option(
        '--into <folder>',
        'where the page goes; the folder has to be there',
        join(pokuHome(), 'screens'),
      )
      .action(async (folders, { into }) => {
        const count = await (await import('../ui/screens/sheet')).writeSheet(folders, into);
        console.log(`${count} screens: ${join(into, 'index.html')}`);
      }),
  )
  .addCommand(
    new Command('tour')
      .summary('phone, messages, shop, till and ledger side by side')
      .description(
        `Shows a member's phone, the messages, a partner's shop, a till and the ledger side by side at http://tour.localhost:3030 (POKU_UI_PORT), with steps to follow.
It uses what npm start runs on this machine, or starts all of it.`,
      )
      .action(async () => (await import('../tour/serve-tour')).serveTour()),
  )
  .action(async () => (await import('../ui/gallery')).serveGallery());

await run(ui);
