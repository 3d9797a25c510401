import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '@poku/tooling';
import ts from 'typescript';
import { type RowType, rowTypeOf } from './row-type';
import { statementReader, UnreadableError } from './statement-text';

/** A call of `rows` that declares what its rows are. */
export interface RowsCall {
  /** File inside the repository, and the function that has the call. */
  readonly place: string;
  readonly row: RowType;
  /** The statement; undefined where it is put together, or prepared, when it runs. */
  readonly text: string | undefined;
}

const SOURCES = join(ROOT, 'api/src');

const sourcesWithRows = (): readonly string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^testing\b/.test(name))
    .map((name) => join(SOURCES, name))
    .filter((file) => readFileSync(file, 'utf8').includes('.rows'));

const options = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)) as {
    readonly config: { readonly compilerOptions: object };
  };
  return ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, lib: ['ES2023'], types: ['node'] },
    ROOT,
  ).options;
};

const nameOfFunction = (node: ts.Node): string => {
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if (
      (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isVariableDeclaration(at)) &&
      at.name &&
      (!ts.isVariableDeclaration(at) || (at.initializer && ts.isFunctionLike(at.initializer)))
    )
      return at.name.getText();
  return 'the file';
};

/** Every call of `rows` in the sources of the API, without its tests, that declares what its rows are. */
export const findRowsCalls = (): readonly RowsCall[] => {
  const files = sourcesWithRows();
  const program = ts.createProgram(files, options());
  const checker = program.getTypeChecker();
  const read = statementReader(checker);
  const readable = (statement: ts.Expression): string | undefined => {
    try {
      const text = read(statement);
      // What it runs was prepared elsewhere.
      return text.startsWith('execute ') ? undefined : text;
    } catch (error) {
      if (error instanceof UnreadableError) return undefined;
      throw error;
    }
  };
  return files.flatMap((file) => {
    const calls: RowsCall[] = [];
    const visit = (node: ts.Node): void => {
      if (
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        node.expression.name.text === 'rows'
      ) {
        const [row, [statement]] = [rowTypeOf(checker, node), node.arguments];
        const place = `${relative(ROOT, file)} ${nameOfFunction(node)}`;
        if (row && statement) calls.push({ place, row, text: readable(statement) });
      }
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source) visit(source);
    return calls;
  });
};
