/** Runs inside a remote in development, in the page. */
import { createFamilies } from './families';
import { applyPatch, type Patch } from './patch';

declare const __webpack_modules__: object;
declare const __webpack_require__: (id: string) => unknown;
declare const require: { readonly cache: Record<string, { readonly exports: object } | undefined> };
/** Name of the container, put in by the build. */
declare const POKU_CONTAINER: string;

const families = createFamilies();

/**
 * What a transformed module calls.
 * @param module its path in the repository
 * @public the transform names it in a text
 */
export const enter = (module: string) => ({
  standIn: (value: unknown, name: string) => families.standIn(value, `${module} ${name}`),
  signature: families.signature,
});

const scope = globalThis as {
  pokuRefresh?: Record<string, (from: string, to: string) => boolean>;
  pokuPatches?: Record<string, Patch>;
};

/** The version that the modules here are of; a container ends with its own. */
let version = POKU_CONTAINER.replace(/^.*_dev_/, 'dev-');

const refresh = (from: string, to: string): boolean => {
  const patch = scope.pokuPatches?.[to];
  if (!patch || from !== version) return false;
  version = to;
  applyPatch(
    patch,
    { factories: __webpack_modules__, cache: require.cache, run: __webpack_require__ },
    families.isOfComponents,
  );
  families.refresh();
  return true;
};

(scope.pokuRefresh ??= {})[POKU_CONTAINER] = refresh;
