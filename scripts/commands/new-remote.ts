import { parseArgs } from 'node:util';
import { planRemote } from '../new-remote/plan';
import { writeRemote } from '../new-remote/write';
import { remoteDefinition, remoteNames } from '../release/remotes';
import { ROOT } from '../webpack/common';

const USAGE = `npm run new-remote -- <name> [--path <path>]
<name>: mfe- and words of small letters, like mfe-rewards. --path: address of its first page (default: / and the name without mfe-).`;

/** `npm run new-remote -- mfe-rewards`: a remote with a page, a widget on the home, tests and a journey. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(USAGE);
  const others = await Promise.all((await remoteNames()).map(remoteDefinition));
  const { path } = values;
  const plan = await planRemote({ name, root: ROOT, others, ...(path !== undefined && { path }) });
  await writeRemote(ROOT, name, plan);
  console.log(
    [
      `${name} is made:`,
      ...[...plan.keys()].sort().map((file) => `  ${file}`),
      'Next:',
      `  npm run dev -- ${name}                 shows it in the shell that npm start runs, and follows what you save`,
      `  npm run release -- publish ${name}     puts it into the store; nothing live changes`,
      'Its tests: npm test',
    ].join('\n'),
  );
};

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
