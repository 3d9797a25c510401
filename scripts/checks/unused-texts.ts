import { join, relative } from 'node:path';
import ts from 'typescript';

/** A text of the wording that nobody reads. */
export interface UnusedText {
  /** Path inside the folder that was looked through, with the line: `shell/src/wording/menu.ts:5`. */
  readonly where: string;
  /** `menuWording.home`, or `homeWording.greeting.pagi`. */
  readonly name: string;
}

/** Sources, as names and texts. */
export interface Sources {
  /** Absolute folder that `where` starts in, and that has `shared`. */
  readonly root: string;
  /** Absolute paths of what members get, without tests. */
  readonly files: readonly string[];
  /** Reads one of them. Default: from the disk. */
  readonly read?: (file: string) => string | undefined;
}

/** Where texts stand: a folder or a module of wording, and what a remote says of its calls. */
const WORDING = /\/(wording\/[^/]+|wording|calls\/[^/]+)\.ts$/;
/** A module of a workspace by its name: `@poku/kit`, `@poku/domain/wording/access`, `@poku/mfe-help/calls/report`. */
const WORKSPACE = /^@poku\/([^/]+)(?:\/(.+))?$/;

/** A program of our own modules alone: what packages declare says nothing of a text, and takes most of the time. */
const programOf = ({ root, files, read = (file) => ts.sys.readFile(file) }: Sources): ts.Program => {
  const known = new Set(files);
  const options: ts.CompilerOptions = { noLib: true, types: [], jsx: ts.JsxEmit.Preserve, allowJs: false };
  const moduleOf = (name: string, from: string): string | undefined => {
    const [, workspace, inside = ''] = WORKSPACE.exec(name) ?? [];
    const paths =
      workspace !== undefined
        ? ['', 'shared'].map((folder) => join(root, folder, workspace, 'src', inside))
        : name.startsWith('.')
          ? [join(from, '..', name)]
          : [];
    return paths
      .flatMap((path) => ['.ts', '.tsx', '/index.ts'].map((end) => path + end))
      .find((file) => known.has(file));
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (file) => known.has(file),
    readFile: (file) => read(file),
    getSourceFile: (file, target) => {
      const text = read(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, target, true);
    },
    resolveModuleNameLiterals: (names, from) =>
      names.map(({ text }) => {
        const file = moduleOf(text, from);
        return {
          resolvedModule: file === undefined ? undefined : { resolvedFileName: file, extension: '.ts' },
        };
      }),
  };
  return ts.createProgram([...files], options, host);
};

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

/** The table that a variable or a property is; undefined for a text. */
const tableOf = (declaration: ts.Node | undefined): ts.ObjectLiteralExpression | undefined => {
  if (!declaration || !(ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)))
    return undefined;
  // With a type of its own, its names are found by codes and not one by one.
  if (ts.isVariableDeclaration(declaration) && declaration.type) return undefined;
  const value = declaration.initializer && bare(declaration.initializer);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
};

type Text = ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration;
const isText = (node: ts.Node): node is Text =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);

/** Texts of a table and of the tables in it, with their names. */
const textsOf = (table: ts.ObjectLiteralExpression, name: string): readonly (readonly [Text, string])[] =>
  table.properties.filter(isText).flatMap((text) => {
    const own = `${name}.${text.name.getText()}`;
    const inner = tableOf(text);
    return inner ? textsOf(inner, own) : [[text, own] as const];
  });

/** Whether the place of a table hands it on by its own type, so that its texts are still found one by one. */
const isFollowed = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && !parent.type;
  if (ts.isQualifiedName(parent)) return parent.left === node || isFollowed(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isFollowed(parent);
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return isFollowed(parent);
  return [ts.isTypeQueryNode, ts.isBindingElement, ts.isImportSpecifier, ts.isExportSpecifier].some((is) =>
    is(parent),
  );
};

/**
 * Texts of the wording that no source reads. A table that is handed on as a whole counts as read whole; a text that is
 * looked up by a key counts as read when the key's type has its name.
 */
export const unusedTexts = (sources: Sources): readonly UnusedText[] => {
  const program = programOf(sources);
  const checker = program.getTypeChecker();
  const isWording = (file: ts.SourceFile): boolean => WORDING.test(file.fileName);
  const texts = new Map<ts.Node, string>();
  const used = new Set<ts.Node>();
  const names = new Set<string>();

  for (const file of program.getSourceFiles().filter(isWording))
    for (const statement of file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const declaration of statement.declarationList.declarations) {
        const table = tableOf(declaration);
        if (!table) continue;
        names.add(declaration.name.getText());
        for (const [text, name] of textsOf(table, declaration.name.getText())) {
          texts.set(text, name);
          for (const part of name.split('.')) names.add(part);
        }
      }
    }

  const countWhole = (table: ts.ObjectLiteralExpression): void => {
    for (const [text] of textsOf(table, '')) used.add(text);
  };
  const use = (symbol: ts.Symbol | undefined, node?: ts.Node): void => {
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target?.declarations ?? []) {
      used.add(declaration);
      const table = node && isWording(declaration.getSourceFile()) ? tableOf(declaration) : undefined;
      if (table && node && !isFollowed(node)) countWhole(table);
    }
  };
  const countKey = (table: ts.Type, key: ts.Type): void => {
    for (const one of key.isUnion() ? key.types : [key]) {
      if (one.isStringLiteral() || one.isNumberLiteral())
        use(checker.getPropertyOfType(table, String(one.value)));
      else for (const property of checker.getPropertiesOfType(table)) use(property);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      if (names.has(node.name.text)) use(checker.getSymbolAtLocation(node.name), node);
    } else if (ts.isElementAccessExpression(node)) {
      countKey(
        checker.getTypeAtLocation(node.expression),
        checker.getTypeAtLocation(node.argumentExpression),
      );
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      if (names.has(name)) use(checker.getTypeAtLocation(node.parent).getProperty(name));
    } else if (ts.isIdentifier(node) && names.has(node.text) && !ts.isPropertyAccessExpression(node.parent)) {
      const isName = ts.isVariableDeclaration(node.parent) && node.parent.name === node;
      if (!isName && !isText(node.parent)) use(checker.getSymbolAtLocation(node), node);
      else if (
        isText(node.parent) &&
        ts.isPropertyAssignment(node.parent) &&
        node.parent.initializer === node
      )
        use(checker.getSymbolAtLocation(node), node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) visit(file);

  return [...texts]
    .filter(([text]) => !used.has(text))
    .map(([text, name]) => {
      const file = text.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(text.getStart());
      return { where: `${relative(sources.root, file.fileName)}:${line + 1}`, name };
    });
};
