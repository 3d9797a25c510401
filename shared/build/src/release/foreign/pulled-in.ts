import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '@poku/tooling';
import type typescript from 'typescript';
import { ownName, SHARED_MODULES } from '../../webpack/share-map';

/** An import in the sources of a remote. */
interface Import {
  /** File and line, `mfe-a/src/paths.ts:3`. */
  readonly where: string;
  readonly module: string;
}

const SOURCE = /\.[cm]?[jt]sx?$/;
const NO_CODE = /\.(?:test|spec|d|placeholder|head)\.[cm]?[jt]sx?$|(?:^|\/)(?:node_modules|testing|dist)\//;

/** Files of a remote whose code browsers may load. */
const sourcesOf = (root: string, name: string): string[] =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => SOURCE.test(file) && !NO_CODE.test(file))
    .sort();

/** What JSX is compiled to an import of. */
const JSX = 'react/jsx-runtime';

/** Reads the imports of a file that count when the code runs, in their order. */
type ReadImports = (root: string, file: string) => Import[];

const readWith = (ts: typeof typescript): ReadImports => {
  const isTypeOnly = (node: typescript.Node): boolean =>
    (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true) ||
    (ts.isExportDeclaration(node) && node.isTypeOnly);

  const isLoad = (node: typescript.Node): node is typescript.CallExpression =>
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(node.expression) && node.expression.text === 'require'));

  /** Module that a node imports when the code runs. */
  const moduleOf = (node: typescript.Node): typescript.StringLiteralLike | undefined => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : isLoad(node)
          ? node.arguments[0]
          : undefined;
    return named && ts.isStringLiteralLike(named) && !isTypeOnly(node) ? named : undefined;
  };

  const isJsx = (node: typescript.Node): boolean =>
    ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

  return (root: string, file: string): Import[] => {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const found: Import[] = [];
    const add = (node: typescript.Node, module: string): void => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ where: `${file}:${line + 1}`, module });
    };
    const visit = (node: typescript.Node): void => {
      const module = moduleOf(node);
      if (module) add(module, module.text);
      else if (isJsx(node)) add(node, JSX);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };
};

/** The compiler is a second of a command, and hardly any has to name a line: it is loaded for that, and not read for its names as by an `import`. */
const readWithCompiler = (): ReadImports =>
  readWith(createRequire(import.meta.url)('typescript') as typeof typescript);

/** Package that a module stands in; undefined for a file of the remote itself. */
const packageOf = (module: string): string | undefined =>
  /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(/^[./]/.test(module) || module.startsWith('node:') ? '' : module)?.[0];

/** Folder of a package as Node finds it from another folder. */
const packageFolder = (name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
};

const dependenciesOf = (folder: string): string[] => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'peerDependencies', Record<string, string>>>;
  return Object.keys({ ...peerDependencies, ...dependencies });
};

/** Shortest way from a package to a library by what each asks for in its `package.json`. */
const wayTo = (library: string, first: string, from: string): readonly string[] | undefined => {
  const start = packageFolder(first, from);
  const seen = new Set([first]);
  let ways = start === undefined ? [] : [{ names: [first], folder: start }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { names, folder } of ways)
      for (const name of dependenciesOf(folder)) {
        if (name === library) return [...names, name];
        const found = seen.has(name) ? undefined : packageFolder(name, folder);
        seen.add(name);
        if (found !== undefined) next.push({ names: [...names, name], folder: found });
      }
    ways = next;
  }
  return undefined;
};

const FROM_SHELL = new Set(Object.keys(SHARED_MODULES).map(ownName));

/** Packages whose name another one stands behind. */
const SAME: Readonly<Record<string, readonly string[]>> = { 'react-router-dom': ['react-router'] };

/**
 * Finds which line of a remote's sources pulls a library in: one that imports it, or else one that imports a package which has it among
 * its dependencies, by the shortest way. Of such packages come first what the shell gives and the build carries, then those of the remote.
 * @param taken shared modules that the build takes from the shell, by their names in the share scope
 * @param root folder of the repository. Default this one
 * @returns asks for a library: `mfe-a/src/paths.ts:3 imports …`, or nothing when no line does
 */
export const pulledInBy = (
  name: string,
  taken: readonly string[],
  root = ROOT,
): ((library: string) => string | undefined) => {
  let known: readonly Import[] | undefined;
  const imports = (): readonly Import[] => {
    if (known) return known;
    const importsIn = readWithCompiler();
    known = sourcesOf(root, name).flatMap((file) => importsIn(root, file));
    return known;
  };
  const isTaken = (module: string): boolean => taken.some((key) => ownName(key) === module);
  const through = (wanted: readonly string[], library: string): string | undefined => {
    const ways = wanted.flatMap((module) => {
      const first = packageOf(module);
      const way = first === undefined ? undefined : wayTo(library, first, join(root, name));
      const line = imports().find((one) => one.module === module);
      return way && line ? [{ line, way }] : [];
    });
    const [shortest] = ways.sort((left, right) => left.way.length - right.way.length);
    return shortest && `${shortest.line.where} imports ${shortest.line.module} (${shortest.way.join(' → ')})`;
  };
  return (library) => {
    const names = [ownName(library), library, ...(SAME[library] ?? [])];
    const direct =
      imports().find(({ module }) => names.includes(module)) ??
      imports().find(({ module }) => names.includes(packageOf(module) ?? ''));
    if (direct) return `${direct.where} imports ${direct.module}`;
    const modules = [...new Set(imports().map(({ module }) => module))].filter((module) => !isTaken(module));
    const carried = modules.filter((module) => FROM_SHELL.has(module));
    return (
      through(carried, library) ??
      through(
        modules.filter((module) => !FROM_SHELL.has(module)),
        library,
      )
    );
  };
};
