import { program, run } from '../arguments/program';

const newRemote = program(
  'npm run new-remote --',
  'Makes a remote with a page, a widget on the home, tests and a journey.',
)
  .argument('<name>', 'mfe- and words of small letters, like mfe-rewards')
  .option('--path <path>', 'address of its first page (default: / and the name without mfe-)')
  .action(async (name, options) => (await import('../new-remote/make-remote')).makeRemote(name, options));

await run(newRemote);
