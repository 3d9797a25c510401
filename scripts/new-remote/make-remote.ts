import { remoteDefinition, remoteNames } from '@poku/build/remotes';
import { ROOT } from '@poku/tooling';
import { planRemote } from './plan';
import { writeRemote } from './write';

/**
 * Makes a remote with a page, a widget on the home, tests and a journey, and says what to do next.
 * @param path address of its first page. Default / and the name without mfe-
 */
export const makeRemote = async (name: string, { path }: { readonly path?: string }): Promise<void> => {
  const others = await Promise.all((await remoteNames()).map(remoteDefinition));
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
