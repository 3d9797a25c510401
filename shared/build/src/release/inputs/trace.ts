import { existsSync, realpathSync } from 'node:fs';
import { ROOT } from '@poku/tooling';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { FEDERATION_ENTRY } from '../../webpack/folder-free-ids';
import { bundledModules } from '../parts';
import { inlinedModules } from './inlined';
import { packageFolder } from './lock';
import { ownPath, sha256 } from './sources';

/** Texts to be put in the place of others, in all code of a build. */
export type Replacements = readonly (readonly [from: string, to: string])[];

/** What one or more runs of webpack read and made. */
export interface Traced {
  /** Files of the repository whose code stands in a script, in the order of their paths. */
  readonly bundled: readonly string[];
  /** Folders of packages of which code stands in a script. */
  readonly packages: readonly string[];
  /** SHA-256 of all code before it is minified, without names that hold a hash of it. */
  readonly code: string;
  /** Every file of the repository that webpack read, bundled or not. */
  readonly read: readonly string[];
  /** Paths where it looked first and found nothing: a file there would be taken instead of another one. */
  readonly absent: readonly string[];
}

/** The federation plugin writes a file there that only imports what counts by itself. */
const MADE = 'node_modules/.federation/';
/** A workspace that is found through its link among the packages. */
const LINKED = /^node_modules\/@poku\/[^/]+/;

const unlinked = (path: string): string =>
  path.replace(
    LINKED,
    (link) => (existsSync(ROOT + link) ? ownPath(realpathSync(ROOT + link)) : undefined) ?? link,
  );

const pathsOf = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => {
    const path = ownPath(file);
    // webpack also looks for absolute paths inside of the folders that it knows.
    if (path === undefined || path.startsWith(MADE) || path.includes(ROOT.slice(1))) return [];
    return [unlinked(path)];
  });

const isOwn = (path: string): boolean => !`/${path}/`.includes('/node_modules/');
const sorted = (paths: Iterable<string>): string[] => [...paths].sort();

/**
 * Names of files are left out: webpack makes them anew of what it writes in the end. So is the name of the federation plugin's own
 * file, which stands in a comment and depends on the folder of the repository.
 */
const digestOfCode = (compilation: Compilation): string => {
  const assets = compilation.getAssets();
  const hashes = [...new Set(assets.flatMap(({ info }) => [info.contenthash ?? []].flat()))];
  const made = new RegExp(FEDERATION_ENTRY, 'g');
  const plain = (text: string): string =>
    hashes.reduce((left, hash) => left.replaceAll(hash, ''), text).replace(made, '');
  const texts = assets.map(
    ({ name, source }) => `${plain(name)}\0${sha256(plain(source.source().toString()))}`,
  );
  return sha256(sorted(texts).join('\0'));
};

/** Sees what the runs of webpack that make one release read. */
export class Trace {
  private readonly bundled = new Set<string>();
  private readonly read = new Set<string>();
  private readonly absent = new Set<string>();
  private readonly code: string[] = [];

  /**
   * The configuration of a run that is seen.
   * @param settle gives what is put into the code, when all of it is there and nothing is minified. Default nothing.
   */
  of(config: Configuration, settle?: () => Promise<Replacements>): Configuration {
    const plugin = { apply: (compiler: Compiler) => this.apply(compiler, settle) };
    return { ...config, plugins: [...(config.plugins ?? []), plugin] };
  }

  /** What was read until now. What was only looked up is complete when a run has ended. */
  result(): Traced {
    const bundled = sorted(this.bundled);
    return {
      bundled: bundled.filter(isOwn),
      packages: sorted(new Set(bundled.flatMap((path) => packageFolder(path) ?? []))),
      code: sha256(this.code.join('\0')),
      read: sorted(this.read).filter(isOwn),
      absent: sorted(this.absent).filter(isOwn),
    };
  }

  private apply(compiler: Compiler, settle?: () => Promise<Replacements>): void {
    const name = 'Trace';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        this.take(compilation);
        if (settle) this.replace(compilation, await settle());
      });
    });
    compiler.hooks.done.tap(name, ({ compilation: { fileDependencies, missingDependencies } }) => {
      for (const path of pathsOf(fileDependencies)) this.read.add(path);
      for (const path of pathsOf(missingDependencies)) this.absent.add(path);
    });
  }

  private take(compilation: Compilation): void {
    for (const module of [...bundledModules(compilation), ...inlinedModules(compilation)]) {
      const own = module.nameForCondition();
      const more = module.buildInfo?.fileDependencies as Iterable<string> | undefined;
      for (const path of pathsOf([...(own === null ? [] : [own]), ...(more ?? [])])) this.bundled.add(path);
    }
    this.code.push(digestOfCode(compilation));
  }

  private replace(compilation: Compilation, replacements: Replacements): void {
    for (const { name, source } of compilation.getAssets()) {
      const before = source.source().toString();
      const after = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), before);
      if (after === before) continue;
      // The texts are as long as those before, so that places in the code stay what they are.
      const map = source.map();
      const { RawSource, SourceMapSource } = webpack.sources;
      compilation.updateAsset(name, map ? new SourceMapSource(after, name, map) : new RawSource(after));
    }
  }
}
