import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDefinition } from '@poku/contract';
import { filesOf, namesOf } from 'create-poku-remote';
import { format, type FormatConfig } from 'oxfmt';
import { checkFreePath } from './free-path';
import { type Workspace, withWorkspace } from './lock';

/** Widgets of a place leave room between them. */
const ORDER_STEP = 10;

/** What is asked for, and what is there. */
export interface RemoteRequest {
  readonly name: string;
  /** Address of its page. Default: from the name. */
  readonly path?: string;
  /** Absolute path of the repository. */
  readonly root: string;
  /** The remotes of the repository. */
  readonly others: readonly RemoteDefinition[];
}

/** Files of a new remote, and those that it changes: texts by path inside the repository. */
export type Plan = ReadonlyMap<string, string>;

const versionOf = async (root: string, folder: string): Promise<string> => {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

const formatted = async (path: string, text: string, style: FormatConfig): Promise<string> => {
  const { code, errors } = await format(path, text, style);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  return code;
};

/** Behind every widget that stands on the home. */
const lastOrder = (others: readonly RemoteDefinition[]): number => {
  const orders = others.flatMap(({ slots }) => slots.filter(({ slot }) => slot === 'dashboard'));
  return Math.max(0, ...orders.map(({ order }) => order)) + ORDER_STEP;
};

/**
 * Makes the texts of a new remote. Writes nothing.
 * @throws Error that says what is wrong with the name or the path, or that the name is taken
 */
export const planRemote = async ({ name, path, root, others }: RemoteRequest): Promise<Plan> => {
  const names = namesOf(name, path);
  if (others.some((other) => other.name === name)) throw new Error(`There is a remote "${name}" already.`);
  checkFreePath(names.path, name, others);
  const values = {
    ...names,
    order: String(lastOrder(others)),
    sharedVersion: await versionOf(root, 'shared/contract'),
    reactVersion: await versionOf(root, 'node_modules/react'),
  };
  const style = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const plan = new Map<string, string>();
  const files = [...(await filesOf('remote', values)), ...(await filesOf('house', values))];
  for (const [target, text] of files) {
    // Another name makes lines of another length.
    const isCode = /\.tsx?$/.test(target);
    plan.set(target, isCode ? await formatted(target, text, style) : text);
  }
  const workspace = JSON.parse(plan.get(`${name}/package.json`) ?? '') as Workspace;
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  return plan.set('package-lock.json', withWorkspace(lock, name, workspace));
};
