import { type NodePath, traverse, types as t } from '@babel/core';
import type { SharedNames } from '../shared-names';
import { type ContainerFacts, scriptTree } from './container';

/** Stands for every name of a module. */
const ALL = '*';

/** Name that a use of a module takes of it. */
const nameTaken = ({ parent, node }: NodePath): string => {
  if (!t.isMemberExpression(parent) || parent.object !== node) return ALL;
  if (!parent.computed && t.isIdentifier(parent.property)) return parent.property.name;
  return t.isStringLiteral(parent.property) ? parent.property.value : ALL;
};

const literalOf = (node: t.Node | null | undefined): string | undefined =>
  t.isNumericLiteral(node) || t.isStringLiteral(node) ? String(node.value) : undefined;

/** What wraps a module of CommonJS: the names are taken of what it gives. */
const isWrapped = ({ parent }: NodePath): boolean =>
  t.isCallExpression(parent) &&
  t.isMemberExpression(parent.callee) &&
  t.isIdentifier(parent.callee.property, { name: 'n' });

/** Names that the code takes of a module which a call gives. */
const namesOf = (call: NodePath<t.CallExpression>): readonly string[] => {
  const { parent } = call;
  if (t.isExpressionStatement(parent)) return [];
  if (!t.isVariableDeclarator(parent) || !t.isIdentifier(parent.id)) return [nameTaken(call)];
  const binding = call.scope.getBinding(parent.id.name);
  if (!binding || !binding.constant) return [ALL];
  return binding.referencePaths.map((path) => (isWrapped(path) ? 'default' : nameTaken(path)));
};

/** Functions that webpack and Rspack make of modules: `id(module, exports, require)`. */
const requireOf = (path: NodePath): string | undefined => {
  if (!path.isObjectMethod() && !path.isFunctionExpression() && !path.isArrowFunctionExpression())
    return undefined;
  const third = path.node.params[2];
  return t.isIdentifier(third) ? third.name : undefined;
};

/** Whether a name is the third parameter of a module's function. */
const isRequire = (path: NodePath, name: string): boolean => {
  const binding = path.scope.getBinding(name);
  return binding !== undefined && requireOf(binding.scope.path) === name;
};

/**
 * Names that scripts take of shared modules; `*` for one that is taken as a whole, or in a way that does not tell. What the scripts do
 * is read, so it holds whoever built them.
 * @param scripts texts by file name
 * @throws Error when one is no script
 */
export const namesUsed = (
  scripts: ReadonlyMap<string, string>,
  { consumes }: Pick<ContainerFacts, 'consumes'>,
): SharedNames => {
  const keys = new Map(consumes.map(({ id, shareKey }) => [id, shareKey]));
  const used = new Map(consumes.map(({ shareKey }) => [shareKey, new Set<string>()]));
  const take = (id: string | undefined, names: readonly string[]): void => {
    const into = used.get(keys.get(id ?? '') ?? '');
    for (const name of names) into?.add(name);
  };
  for (const [file, text] of scripts)
    traverse(scriptTree(file, text), {
      CallExpression: (path) => {
        const { callee, arguments: given } = path.node;
        if (t.isIdentifier(callee)) {
          if (isRequire(path, callee.name)) take(literalOf(given[0]), namesOf(path));
        } else if (
          t.isMemberExpression(callee) &&
          t.isIdentifier(callee.object) &&
          isRequire(path, callee.object.name)
        ) {
          // `require.bind(require, id)` and `require.t(id)` give the whole module.
          for (const argument of given) take(literalOf(argument), [ALL]);
        }
      },
    });
  return Object.fromEntries([...used].map(([key, names]) => [key, [...names].sort()]));
};
