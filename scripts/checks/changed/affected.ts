import { type Importers, reached } from './graph';

/** What a change can break. */
export interface Affected {
  /** Test files of pages, shared and scripts. */
  readonly unit: readonly string[];
  /** Test files of the API. */
  readonly api: readonly string[];
  /** Journeys that the change is in, or in whose helpers it is. */
  readonly journeys: readonly string[];
  /** Modules of the site: pages, widgets, and what they are made of. */
  readonly modules: ReadonlySet<string>;
  /** Changed files that anything may depend on: packages, settings of tools, data that no module names. */
  readonly everywhere: readonly string[];
}

/** One of these that is not in the graph is gone, and who imported it has changed too. */
const IS_MODULE = /\.(tsx?|[cm]?js)$/;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isDocument = (file: string): boolean => /\.(md|txt)$|^LICENSE$/.test(file);
const workspaceOf = (file: string): string | undefined =>
  /^(shared\/build|shared\/process-lock|shared|shell|mfe-[^/]+|api|scripts|e2e)\//.exec(file)?.[1];
/** Puts all modules of the API together; what a test reaches through it alone is nearly everything. */
const API_WHOLE = 'api/src/app.ts';
const folderOf = (file: string): string => file.replace(/[^/]+$/, '');
/** These read documents and sources as files, which no import says. */
const readsFiles = (file: string): boolean => /^scripts\/(checks|docs)\/[^/]+\.test\.ts$/.test(file);

/**
 * Finds out by the module graph what changed files can break. A file that is no module (SQL, a page of HTML, `package.json`) counts
 * as every module of its workspace, and one outside of the workspaces as everything; documents are read by the repository's own
 * checks alone, which are always among the tests. What tests of other modules of the API see of a change by its whole is left to
 * `npm test`.
 */
export const affectedBy = (changed: readonly string[], importers: Importers): Affected => {
  const all = [...importers.keys()];
  const code = changed.filter((file) => !isDocument(file));
  const everywhere = code.filter((file) => !importers.has(file) && workspaceOf(file) === undefined);
  const from =
    everywhere.length > 0
      ? all
      : code.flatMap((file) =>
          importers.has(file)
            ? [file]
            : IS_MODULE.test(file)
              ? []
              : all.filter((one) => workspaceOf(one) === workspaceOf(file)),
        );
  const found = reached(importers, from, new Set(changed.includes(API_WHOLE) ? [] : [API_WHOLE]));
  // A test of the API asks the whole of it, and stands beside the module whose answers it looks at.
  const folders = new Set([...found].filter((file) => file.startsWith('api/src/modules/')).map(folderOf));
  const tests = all.filter(
    (file) => isTest(file) && (found.has(file) || folders.has(folderOf(file)) || readsFiles(file)),
  );
  return {
    unit: tests.filter((file) => !file.startsWith('api/')),
    api: tests.filter((file) => file.startsWith('api/')),
    journeys: all.filter((file) => file.endsWith('.spec.ts') && found.has(file)),
    modules: found,
    everywhere,
  };
};
