import { ROOT } from '@poku/tooling';
import ts from 'typescript';
import { unusedTexts } from './unused-texts';

/**
 * `npm run lint -- unused` in part: every text of the wording is read by somebody who is no test, and no translation, which names
 * them all.
 */
const files = ts.sys.readDirectory(
  ROOT,
  ['.ts', '.tsx'],
  ['**/node_modules', '**/dist', '**/testing', '**/*.test.*', '.poku', '**/embed/english'],
  ['shared/*/src', 'shell/src', 'mfe-*/src', 'api/src', 'scripts'],
);
const unused = unusedTexts({ root: ROOT, files });
for (const { where, name } of unused) console.error(`${where}  ${name} is read by nobody.`);
process.exitCode = unused.length === 0 ? 0 : 1;
