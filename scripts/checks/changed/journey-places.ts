import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A declaration of a module of `e2e/`, or what a journey does: the addresses it names, and the names it uses. */
interface Part {
  readonly addresses: Set<string>;
  readonly names: Set<string>;
}

/** What stands at the top of a module by name, and where its imports come from; '' has what runs by itself. */
interface Parts {
  readonly parts: ReadonlyMap<string, Part>;
  /** Local name, and the module and name it stands for. */
  readonly imports: ReadonlyMap<string, readonly [module: string, name: string]>;
}

/** How members get in is not what a journey is about, unless it names these addresses itself. */
const WAYS_IN = /\/support\/(journey|stack)\.ts$/;

/** The path of an address inside the site, up to what is only known at run time. */
const pathOf = (text: string): string | undefined => /^\/[\w/-]*/.exec(text)?.[0];

/** What an address may be written in: a text, the beginning of a template, or the pattern of an address. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text;
  return ts.isRegularExpressionLiteral(node)
    ? node.text.replaceAll('\\/', '/').replace(/^\/\^?/, '')
    : undefined;
};

/** What is only waited for is where a way ends, and not what is looked at. */
const WAITS =
  /^(toHaveURL|waitForURL|waitForRe(quest|sponse)|route|unroute|split|join|endsWith|startsWith|includes)$/;

const calleeOf = (node: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();

/** A single slash is the home only where a page goes to it. */
const isOpened = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(goto|goInside)$/.test(calleeOf(parent));

const read = (node: ts.Node, part: Part): void => {
  if (ts.isCallExpression(node) && WAITS.test(calleeOf(node))) return;
  const path = pathOf(textOf(node) ?? '');
  if (path !== undefined && (path !== '/' || isOpened(node))) part.addresses.add(path);
  if (ts.isIdentifier(node)) part.names.add(node.text);
  ts.forEachChild(node, (child) => read(child, part));
};

const partsOf = (file: string, text: string): Parts => {
  const parts = new Map<string, Part>();
  const imports = new Map<string, readonly [string, string]>();
  const add = (name: string, node: ts.Node): void => {
    const part = parts.get(name) ?? { addresses: new Set(), names: new Set() };
    parts.set(name, part);
    read(node, part);
  };
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isImportDeclaration(statement)) {
      const { text: from } = statement.moduleSpecifier as ts.StringLiteral;
      const { namedBindings } = statement.importClause ?? {};
      if (!from.startsWith('.') || !namedBindings || !ts.isNamedImports(namedBindings)) continue;
      for (const { name, propertyName } of namedBindings.elements)
        imports.set(name.text, [`${join(file, '..', from)}.ts`, (propertyName ?? name).text]);
    } else if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) add(one.name.getText(), one);
    else if (ts.isFunctionDeclaration(statement)) add(statement.name?.text ?? '', statement);
    else add('', statement);
  }
  return { parts, imports };
};

/**
 * Addresses that a journey and the helpers it calls name, as paths of the site.
 * @param file path of the journey inside the repository
 * @param text reads a module of `e2e/`. Default from the disk
 */
export const placesOf = (
  file: string,
  text: (file: string) => string = (one) => readFileSync(one, 'utf8'),
): ReadonlySet<string> => {
  const modules = new Map<string, Parts>();
  const moduleOf = (one: string): Parts => {
    const known = modules.get(one) ?? partsOf(one, text(one));
    modules.set(one, known);
    return known;
  };
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (one: string, name: string): void => {
    const key = `${one} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { parts, imports } = moduleOf(one);
    const [from, origin] = imports.get(name) ?? [];
    if (from !== undefined && origin !== undefined) {
      if (!WAYS_IN.test(from)) follow(from, origin);
      return;
    }
    const part = parts.get(name);
    if (part === undefined) return;
    for (const address of part.addresses) found.add(address);
    for (const used of part.names) follow(one, used);
  };
  follow(file, '');
  return found;
};
