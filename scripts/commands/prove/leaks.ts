import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const leaks = new Command('leaks')
  .summary('mounts and leaves a page of each remote a hundred times: DOM nodes, listeners, heap')
  .description(
    `Mounts and leaves a page of each remote again and again inside one open page, and counts what stays. Needs the ports of npm start.
Fails when DOM nodes, documents or listeners grow with the visits, or the heap grows by 5 % or more.`,
  )
  .option('--times <number>', 'visits of each page', wholeNumber(), 100)
  .action(async (options) => (await import('../../prove/leaks')).proveLeaks(options));
