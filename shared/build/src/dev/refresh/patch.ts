/** A module as webpack runs it. */
export type Factory = (module: object, exports: object, require: unknown) => void;

/** What differs between two builds of a remote. */
export interface Patch {
  /** Modules that changed, or are new, by id. */
  readonly modules: Readonly<Record<string, Factory>>;
  /** Who imports a module, for those that changed and all that import them, near or far. */
  readonly importers: Readonly<Record<string, readonly string[]>>;
}

/** webpack's runtime of a container. */
export interface Runtime {
  readonly factories: object;
  /** Modules that ran. */
  readonly cache: Record<string, { readonly exports: object } | undefined>;
  readonly run: (id: string) => unknown;
}

/** Modules that must run anew: those that changed, and who holds something of them that is no component. */
const outdatedBy = (
  { modules, importers }: Patch,
  cache: Runtime['cache'],
  isOfComponents: (exports: object) => boolean,
): ReadonlySet<string> => {
  const outdated = new Set<string>();
  const visit = (id: string): void => {
    const present = cache[id];
    if (!present || outdated.has(id)) return;
    outdated.add(id);
    if (!isOfComponents(present.exports)) importers[id]?.forEach(visit);
  };
  Object.keys(modules).forEach(visit);
  return outdated;
};

/** Puts newer modules in the place of those that run. @throws what a module throws when it runs */
export const applyPatch = (
  patch: Patch,
  { factories, cache, run }: Runtime,
  isOfComponents: (exports: object) => boolean,
): void => {
  const outdated = outdatedBy(patch, cache, isOfComponents);
  for (const [id, factory] of Object.entries(patch.modules)) {
    // A chunk that comes later brings the module as it was.
    const descriptor = { get: () => factory, set: () => undefined, enumerable: true, configurable: true };
    Object.defineProperty(factories, id, descriptor);
  }
  for (const id of outdated) delete cache[id];
  for (const id of outdated) run(id);
};
