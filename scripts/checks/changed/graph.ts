import { runCommand } from '../step';

/** Modules of the repository by path, with the paths of those that import them. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** What is read of the report that dependency-cruiser writes. */
interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string; readonly severity: string };
    }[];
  };
}

/** The modules of the repository, and which import rules they break. */
export interface ModuleGraph {
  readonly importers: Importers;
  /** Each as `rule: from → to`. */
  readonly violations: readonly string[];
}

/** Turns a report round: of each module, who imports it. */
export const graphOf = ({ modules, summary }: Cruise): ModuleGraph => {
  const importers = new Map<string, string[]>(modules.map(({ source }) => [source, []]));
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) importers.get(resolved)?.push(source);
  const violations = summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  return { importers, violations };
};

/** Reads the module graph, and checks the import rules by the way. @param folders workspaces */
export const readGraph = async (folders: readonly string[]): Promise<ModuleGraph> => {
  const { output } = await runCommand(process.execPath, [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.cjs',
    '--output-type=json',
    ...folders,
  ]);
  if (!output.startsWith('{')) throw new Error(output.slice(-6_000));
  return graphOf(JSON.parse(output) as Cruise);
};

/**
 * Modules that are, or that import, directly or through others, one of those.
 * @param ends modules through which nothing goes further. Default none
 */
export const reached = (
  importers: Importers,
  from: Iterable<string>,
  ends: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const found = new Set<string>(from);
  for (const one of found) {
    if (ends.has(one)) continue;
    for (const importer of importers.get(one) ?? []) found.add(importer);
  }
  return found;
};
