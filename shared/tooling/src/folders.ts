import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [root = '', ...installed] = import.meta.url.split('/node_modules/');

/** Whether this is installed among the packages of a team's repository; otherwise it stands in the platform's own. */
export const IS_INSTALLED = installed.length > 0;

/** Absolute path of the repository that is worked on, with a slash at its end. */
export const ROOT = fileURLToPath(IS_INSTALLED ? `${root}/` : new URL('../../../', import.meta.url));

/** Folder of everything that commands make: store, database, caches. `POKU_HOME`, default `<repository>/.poku`. */
export const pokuHome = (): string => process.env.POKU_HOME ?? join(ROOT, '.poku');
