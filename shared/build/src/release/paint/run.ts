import { createContext, runInContext } from 'node:vm';
import { type RouteClaim, type SlotClaim, widgetKey } from '@poku/contract';
import { reasonOf } from '../thrown';
import { foreignIn } from './painted-document';
import type { PaintedPage } from './painted-page';

/** A page that takes longer to paint would hold up a promotion, and hangs. */
const MOST_MS = 10_000;

/** What was painted, by address, of widgets by `widgetKey`, and of which addresses it failed, with the reason. */
export interface PaintOutcome {
  readonly pages: Readonly<Record<string, PaintedPage>>;
  readonly problems: Readonly<Record<string, string>>;
}

/** A remote's half of painting. */
export interface RemoteCode {
  readonly remote: string;
  readonly routes: readonly RouteClaim[];
  readonly slots: readonly SlotClaim[];
  readonly code: string;
}

/**
 * Claims of a remote that its half paints: one from before painted none that has parameters, and no widget.
 * @param keys of the pages and widgets in it, as JSON
 */
const paintedBy = (keys: unknown, { routes, slots }: RemoteCode): Pick<RemoteCode, 'routes' | 'slots'> => {
  const known = new Set(JSON.parse(String(keys)) as readonly string[]);
  return {
    routes: routes.filter(({ path, page }) => !path.includes(':') || known.has(page)),
    slots: slots.filter(({ widget }) => known.has(widgetKey(widget))),
  };
};

type Told = Readonly<Record<string, PaintedPage | { readonly problem: string }>>;

const paint = (shellCode: string, own: RemoteCode | undefined, mostMs: number): Told => {
  const context = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  // To show where something was thrown its own code would be asked, without a limit.
  const options = { timeout: mostMs, displayErrors: false };
  runInContext(shellCode, context, { ...options, filename: 'shell' });
  if (own) runInContext(own.code, context, { ...options, filename: own.remote });
  const keysOf = (remote: string): unknown =>
    runInContext(
      `JSON.stringify(Object.keys(globalThis.pokuPages?.[${JSON.stringify(remote)}] ?? {}))`,
      context,
      options,
    );
  const asked = own ? { remote: own.remote, ...paintedBy(keysOf(own.remote), own) } : null;
  const call = `String(pokuPaint(${JSON.stringify(JSON.stringify(asked))}))`;
  const told: unknown = runInContext(call, context, options);
  if (typeof told !== 'string') throw new Error('it gives no text');
  return JSON.parse(told) as Told;
};

/** Why an address has nothing that could stand in a document; undefined when it has. */
const problemIn = (told: Told[string]): string | undefined =>
  'problem' in told ? told.problem : foreignIn(told);

/** Of a script that cannot be run, or does not end, nothing can be painted. */
const WHOLE = 'Every page';

/**
 * Paints the pages of a remote, or the shell's own ones, in a global that has nothing of this process and nothing that makes code of
 * text. Only text leaves it. What comes out follows from the two scripts and the claims alone, as long as no page tells the time. Never
 * throws for what a script does, and ends.
 * @param shellCode the shell's half
 * @param own the remote's; none for the shell's own pages
 * @param mostMs how long each script, and the painting, may take. Default ten seconds
 */
export const runPaint = (shellCode: string, own?: RemoteCode, mostMs = MOST_MS): PaintOutcome => {
  try {
    const all = Object.entries(paint(shellCode, own, mostMs)).map(
      ([path, told]) => [path, told, problemIn(told)] as const,
    );
    return {
      pages: Object.fromEntries(
        all.flatMap(([path, told, problem]) => (problem === undefined ? [[path, told as PaintedPage]] : [])),
      ),
      problems: Object.fromEntries(
        all.flatMap(([path, , problem]) => (problem === undefined ? [] : [[path, problem]])),
      ),
    };
  } catch (failure) {
    return { pages: {}, problems: { [WHOLE]: reasonOf(failure) } };
  }
};
