import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const save = new Command('save')
  .summary('from a saved source to the screen, in npm run dev')
  .description(
    `Saves components, styles and texts of the login page in turn while its form is filled, and measures from each save until the page shows it. Changes sources of mfe-account, and puts them back. Ports: those of npm start and npm run dev.
Fails when half of the saves take 400 ms or longer, or when one of them loses what is typed.`,
  )
  .option('--edits <number>', 'how many saves', wholeNumber(), 20)
  .action(async (options) => (await import('../../bench/save')).benchSave(options));
