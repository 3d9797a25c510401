import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { documentsOf, type Swept } from './byte-sweep';
import { type Good, openOver } from './keepers';
import type { Tally } from './tally';
import type { World } from './world';

/** As many as there are processors in a small machine. */
const PROCESSES = 2;

/** Sweeps every byte of the documents of a channel in processes of their own. @param step every how many bytes; 1 is all */
export const sweepApart = async (
  { store, home }: World,
  good: Good,
  tally: Tally,
  step: number,
): Promise<void> => {
  const { objects, rootKey } = store;
  const seenFile = join(home, 'sweep-seen.json');
  const { state, problem } = await (await openOver({ objects, rootKey, seenFile }))();
  if (!state) throw new Error(problem);
  const documents = await documentsOf(store);
  const sweepers = Array.from({ length: PROCESSES }, (_, index) => {
    const child = fork(join(ROOT, 'scripts/tamper/sweeper.ts'), { execArgv: ['--import', 'tsx'] });
    child.on('message', (message) => {
      const { document, where, tries, breaches } = message as Swept;
      tally.add('a: writes the store', 'each byte of a document', where, document, tries, breaches);
    });
    child.send({
      ...{ documents, seenFile, from: index * step, step: step * PROCESSES, good: [...good] },
      noFile: join(home, `sweep-new-${index}.json`),
    });
    return new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`A process that swept bytes ended with ${code}.`));
      });
    });
  });
  await Promise.all(sweepers);
};
