import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { REPORT_FILE } from './report-file';

/** Writes down what remotes get from the shell, so that a change of the contract shows in the diff. */
export const writeReport = async (): Promise<void> => {
  // The compiler of TypeScript takes longer to load than most commands to run.
  const { collectReport } = await import('./collect');
  await mkdir(dirname(REPORT_FILE), { recursive: true });
  await writeFile(REPORT_FILE, collectReport());
  console.log(`Written: ${REPORT_FILE}`);
};
