import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder of everything that commands make: store, database, caches. `POKU_HOME`, default `<repository>/.poku`. */
export const pokuHome = (): string => process.env.POKU_HOME ?? join(ROOT, '.poku');
