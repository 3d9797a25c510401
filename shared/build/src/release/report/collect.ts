import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { coerce } from 'semver';
import ts from 'typescript';
import { packageFileOf } from '../../webpack/packages';
import { SHARED_MODULES } from '../../webpack/share-map';
import { describer } from './describe';
import { type Direction, type Fact, lineOf } from './report-file';

/** The types of what remotes give, and what they get at run time, by its name in the share scope. */
const MODULES = {
  '@poku/shared/contract': '@poku/contract',
  ...Object.fromEntries(
    Object.entries(SHARED_MODULES).flatMap(([key, { module }]) =>
      module === undefined ? [] : [[key, module]],
    ),
  ),
};
const SOURCES = join(ROOT, 'shared');
/** What a page's root uses and no remote does: it takes what remotes are given, and would turn every direction. */
const FOR_HOSTS = new Set(['PlatformProvider', 'beginSession', 'createPlatform']);
const HEADER = `# What remotes get from the shell, one fact on a line; see docs/decisions/018. Written by: npm run build -- report
# > the shell gives it, < the remote gives it, = each to the other. f(0) is a parameter, f() the result, T|a an alternative.
`;

const programOf = (files: readonly string[]): ts.Program => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: Record<string, unknown> };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
    ROOT,
  );
  return ts.createProgram(files, options);
};

/** `react-router-dom 7` for a file of that package. */
const packageOf = (file: string): string => {
  const [, folder = ''] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  const { version } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules', folder, 'package.json'), 'utf8'),
  ) as { version: string };
  return `${folder} ${coerce(version)?.major ?? version}`;
};

const turned = (direction: Direction): Direction => (direction === '>' ? '<' : direction === '<' ? '>' : '=');
const both = (left: Direction | undefined, right: Direction): Direction =>
  left === undefined || left === right ? right : '=';

/** Reads the sources of `shared` and gives the text of the report. Takes some seconds. @throws Error for two types of one name */
export const collectReport = (): string => {
  const entries = Object.entries(MODULES).map(([name, module]) => ({ name, file: packageFileOf(module) }));
  const program = programOf(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const { describe, resolved } = describer(checker);
  const facts = new Map<string, Fact>();
  const directions = new Map<ts.Symbol, Direction>();
  const owners = new Map<string, ts.Symbol>();
  const waiting: (readonly [ts.Symbol, Direction])[] = [];

  const fileOf = (symbol: ts.Symbol): string => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const isOurs = (symbol: ts.Symbol): boolean => fileOf(symbol).startsWith(SOURCES);

  for (const { name, file } of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = resolved(exported);
      const isGiven = /^(?:Page|Widget)Exports$/.test(symbol.name);
      // The contract has types alone, and only a module that the shell gives can be another one at run time.
      if (name === '@poku/shared/contract' ? !isGiven : !(symbol.flags & ts.SymbolFlags.Value)) continue;
      if (FOR_HOSTS.has(exported.name)) continue;
      const key = `${name}#${exported.name}`;
      const text = isOurs(symbol) ? symbol.name : `${packageOf(fileOf(symbol))} ${symbol.name}`;
      facts.set(key, { key, direction: isGiven ? '<' : '>', isOptional: false, text });
      waiting.push([symbol, isGiven ? '<' : '>']);
    }
  }

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [symbol, asked] = next;
    const direction = both(directions.get(symbol), asked);
    if (!isOurs(symbol) || directions.get(symbol) === direction) continue;
    directions.set(symbol, direction);
    for (const declaration of symbol.declarations ?? [])
      for (const { suffix, text, isOptional, isTaken, isValue, names } of describe(declaration)) {
        const key = `${symbol.name}${suffix}`;
        const own = isValue ? '>' : isTaken ? turned(direction) : direction;
        const present = facts.get(key);
        if (present && owners.get(key) !== symbol)
          throw new Error(
            `Two declarations of shared are called ${symbol.name}; the report needs two names.`,
          );
        owners.set(key, symbol);
        facts.set(key, { key, direction: both(present?.direction, own), isOptional, text });
        waiting.push(...names.map((name) => [name.symbol, name.isTurned ? turned(own) : own] as const));
      }
  }
  const lines = [...facts.values()].map(lineOf);
  lines.sort((left, right) => (left.slice(2) < right.slice(2) ? -1 : 1));
  return `${HEADER}${lines.join('\n')}\n`;
};
