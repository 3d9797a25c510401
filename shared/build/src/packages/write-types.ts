import { execFile } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@poku/tooling';
import { typeRoots } from '../own-file';
import { TYPE_CHECKER } from '../release/type-project';
import { PACKAGES, readManifest, sourceOf } from './sources';

/** What the declarations of packages are written of. */
interface TypeProject {
  readonly extends: string;
  readonly include?: readonly string[];
  readonly files?: readonly string[];
  readonly exclude?: readonly string[];
}

/** Writes declarations of the sources of `shared`. @throws Error with the compiler's report */
const declare = async (target: string, { extends: base, ...sources }: TypeProject): Promise<string> => {
  const outDir = join(target, 'declarations');
  const project = join(target, 'tsconfig.json');
  await rm(outDir, { recursive: true, force: true });
  await writeFile(
    project,
    JSON.stringify({
      extends: join(ROOT, base),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
        ...{ outDir, rootDir: join(ROOT, 'shared') },
        typeRoots: typeRoots(),
      },
      ...sources,
    }),
  );
  await promisify(execFile)(process.execPath, [TYPE_CHECKER, '-p', project, '--pretty', 'false'], {
    cwd: ROOT,
  }).catch((error: unknown) => {
    // It may come from another realm, so its class says nothing.
    const { stdout } = error as { readonly stdout?: string };
    throw new Error(`The declarations of the packages cannot be written.\n${stdout ?? String(error)}`, {
      cause: error,
    });
  });
  await rm(project);
  return outDir;
};

/** Declarations of all packages, each into its `types`. */
export async function writeTypes(target: string): Promise<void> {
  const forWeb = PACKAGES.filter((name) => name !== 'build' && name !== 'create');
  const sources = forWeb.map((name) => `${sourceOf(name)}/src`);
  const exclude = sources.map((folder) => `${folder}/**/*.test.*`);
  const web = await declare(target, { extends: 'tsconfig.web.json', include: sources, exclude });
  for (const name of forWeb) await rename(join(web, name, 'src'), join(target, name, 'types'));
  const { exports } = await readManifest('build');
  const files = Object.values(exports).map((file) => join(sourceOf('build'), file));
  const tools = await declare(target, { extends: 'tsconfig.tools.json', files, include: [] });
  await rename(join(tools, 'build/src'), join(target, 'build/types'));
  await rm(tools, { recursive: true });
}
