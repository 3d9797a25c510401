import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import type { Configuration } from 'webpack';
import { planOf } from '../release/build';
import { type Replacements, Trace } from '../release/inputs/trace';

const require = createRequire(import.meta.url);

/** As the loader writes it, whatever the minifier made of the quotes. */
const MARK = /poku-file:([\w./-]+)/g;

/** Marks the sources of every run of webpack. */
class Marking extends Trace {
  override of(config: Configuration, settle?: () => Promise<Replacements>): Configuration {
    // Before the compiler of TypeScript.
    const mark = {
      test: /\.tsx?$/,
      include: `${ROOT}shared`,
      enforce: 'pre' as const,
      loader: require.resolve('./mark-source.cjs'),
      options: { root: ROOT },
    };
    const rules = [...(config.module?.rules ?? []), mark];
    // A value that stands in other code brings no mark with it; here its file comes along.
    const optimization = { ...config.optimization, inlineExports: false };
    return super.of({ ...config, optimization, module: { ...config.module, rules } }, settle);
  }
}

/**
 * Files of `shared` of which code stands in the scripts of a remote or unit, as the scripts themselves say: each file is built
 * with a statement that names it, and the names are read off what a browser would get. Nothing of how versions are made is used.
 */
export const filesInScripts = async (name: string): Promise<ReadonlySet<string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-marked-'));
  const noVersion = '0.0.0-0000000000';
  try {
    const { make } = await planOf(name);
    const release = await make({
      folder,
      noVersion,
      trace: new Marking(),
      version: () => Promise.resolve(noVersion),
    });
    const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
    // The shell's inline script stands in what the release says of itself.
    return new Set(
      [...texts, JSON.stringify(release)].flatMap((text) =>
        [...text.matchAll(MARK)].flatMap(([, path]) => path ?? []),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
