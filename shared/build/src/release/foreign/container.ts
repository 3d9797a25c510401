import { type NodePath, parseSync, traverse, types as t } from '@babel/core';
import { reasonOf } from '../thrown';

/** A shared module that the entry asks for. */
interface Consumed {
  /** Number, or name, of the module that stands for it in the chunks. */
  readonly id: string;
  /** Name in the share scope. */
  readonly shareKey: string;
  /** Whether the build brings one of its own in case that the shell gives none. */
  readonly hasOwn: boolean;
}

/** What the bytes of an entry say. */
export interface ContainerFacts {
  /** Chunks of each exposed module, by `pages/<key>` or `widgets/<key>`. */
  readonly exposes: ReadonlyMap<string, readonly string[]>;
  readonly consumes: readonly Consumed[];
  /** Shared modules that the build would give to others. */
  readonly provides: readonly string[];
}

/** Reads a script. @throws Error that says why it is none, such as a module */
export const scriptTree = (name: string, text: string) => {
  try {
    const tree = parseSync(text, {
      babelrc: false,
      configFile: false,
      sourceType: 'script',
      compact: false,
    });
    if (tree) return tree;
  } catch (failure) {
    throw new Error(`${name} is no script that a browser runs: ${reasonOf(failure).split('\n')[0] ?? ''}`, {
      cause: failure,
    });
  }
  throw new Error(`${name} is no script that a browser runs.`);
};

const keyOf = (property: t.ObjectProperty): string | undefined => {
  const { key, computed } = property;
  if (computed) return undefined;
  if (t.isIdentifier(key)) return key.name;
  return t.isStringLiteral(key) || t.isNumericLiteral(key) ? String(key.value) : undefined;
};

const fieldsOf = (object: t.ObjectExpression): ReadonlyMap<string, t.Node> =>
  new Map(
    object.properties.flatMap((property) => {
      const key = t.isObjectProperty(property) ? keyOf(property) : undefined;
      return key !== undefined && t.isObjectProperty(property) ? [[key, property.value] as const] : [];
    }),
  );

const textOf = (node: t.Node | undefined): string | undefined =>
  t.isStringLiteral(node) || t.isNumericLiteral(node) ? String(node.value) : undefined;

/** `null`, `undefined` and `void 0`. */
const isNothing = (node: t.Node | undefined): boolean =>
  node === undefined ||
  t.isNullLiteral(node) ||
  t.isIdentifier(node, { name: 'undefined' }) ||
  t.isUnaryExpression(node, { operator: 'void' });

/** Whether something is loaded, rather than nothing or a function that throws, which webpack puts in the place of a copy. */
const isLoaded = (node: t.Node | undefined): boolean => {
  if (!node || isNothing(node)) return false;
  if (!t.isFunction(node)) return true;
  let calls = 0;
  t.traverseFast(node, (inner) => {
    if (t.isCallExpression(inner)) calls += 1;
  });
  return calls > 0;
};

/** Chunks that a function asks for before it gives the module. */
const chunksIn = (path: NodePath): string[] => {
  const chunks: string[] = [];
  path.traverse({
    CallExpression: ({ node: { callee, arguments: given } }) => {
      const chunk = textOf(given[0]);
      if (
        t.isMemberExpression(callee) &&
        t.isIdentifier(callee.property, { name: 'e' }) &&
        chunk !== undefined
      )
        chunks.push(chunk);
    },
  });
  return chunks;
};

/**
 * Reads the tables of an entry, as webpack and Rspack write them.
 * @throws Error when it is no script
 */
export const containerFacts = (name: string, text: string): ContainerFacts => {
  const exposes = new Map<string, readonly string[]>();
  const consumes: Consumed[] = [];
  const provides: string[] = [];
  traverse(scriptTree(name, text), {
    ObjectProperty: (path) => {
      const key = keyOf(path.node) ?? '';
      const { value } = path.node;
      if (/^\.\/(?:page|widget)s\//.test(key) && t.isFunction(value))
        exposes.set(key.slice(2), chunksIn(path));
      if (!t.isObjectExpression(value)) return;
      const fields = fieldsOf(value);
      const shareKey = textOf(fields.get('shareKey'));
      if (shareKey !== undefined)
        consumes.push({ id: key, shareKey, hasOwn: isLoaded(fields.get('fallback')) });
    },
    ObjectExpression: ({ node }) => {
      const fields = fieldsOf(node);
      const given = textOf(fields.get('name'));
      if (given !== undefined && fields.has('factory') && fields.has('version')) provides.push(given);
    },
  });
  return { exposes, consumes, provides };
};

/** Chunks that a script brings, by the list that it hands in. */
export const chunksOf = (text: string): readonly string[] => {
  const [, list = ''] = /\.push\(\[\[([^\]]*)\],/.exec(text) ?? [];
  return list.split(',').map((chunk) => chunk.trim().replace(/^["']|["']$/g, ''));
};

/**
 * Whether a script imports a module when it runs: nothing checks the bytes of that.
 * @throws Error when it is no script
 */
export const importsModules = (name: string, text: string): boolean => {
  // Most scripts need not be read for that.
  if (!/\bimport\s*(?:\(|\/[*/])/.test(text)) return false;
  let isImporting = false;
  traverse(scriptTree(name, text), {
    Import: () => void (isImporting = true),
    ImportExpression: () => void (isImporting = true),
  });
  return isImporting;
};
