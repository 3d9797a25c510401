import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { collectReport } from '../release/report/collect';
import { REPORT_FILE } from '../release/report/report-file';

/** `npm run report`: writes down what remotes get from the shell, so that a change of the contract shows in the diff. */
await mkdir(dirname(REPORT_FILE), { recursive: true });
await writeFile(REPORT_FILE, collectReport());
console.log(`Written: ${REPORT_FILE}`);
