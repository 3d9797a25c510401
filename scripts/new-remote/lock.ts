interface LockPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** The part of a package-lock.json that names packages. */
interface Lock {
  readonly packages: Readonly<Record<string, LockPackage>>;
}

/** The part of a workspace's package.json that a lock repeats. */
export interface Workspace {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** npm keeps the packages in this order, the root first. */
const inOrder = (packages: Lock['packages']): Lock['packages'] =>
  Object.fromEntries(Object.entries(packages).sort(([left], [right]) => left.localeCompare(right, 'en')));

/**
 * A lock file with a workspace more, as npm would write it: the folder, and the link to it. No other line changes, since the
 * workspace needs only packages that are there.
 */
export const withWorkspace = (text: string, folder: string, workspace: Workspace): string => {
  const lock = JSON.parse(text) as Lock;
  const { name, version, dependencies, devDependencies } = workspace;
  const packages = inOrder({
    ...lock.packages,
    [folder]: { name, version, dependencies, devDependencies } as LockPackage,
    [`node_modules/${name}`]: { resolved: folder, link: true },
  });
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
};
