import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { compilerFile, fileOfPackage, typeRoots } from '../own-file';

/** The native compiler, which checks types several times as fast as the one that the builds use. */
export const TYPE_CHECKER = fileOfPackage('typescript-native/bin/tsc');

/**
 * Text of a `tsconfig.json`, wherever it stands: remotes with their tests, or the shell without its worker, which is no page, and what
 * they import of `shared`, nothing else.
 */
export const typeProject = (...remotes: readonly string[]): string =>
  JSON.stringify({
    extends: compilerFile('tsconfig.web.json'),
    compilerOptions: { typeRoots: typeRoots() },
    include: remotes.flatMap((remote) => [join(ROOT, remote, 'src'), join(ROOT, remote, 'remote.config.ts')]),
    exclude: [join(ROOT, 'shell/src/worker')],
  });
