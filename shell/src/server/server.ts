import './bare-globals';
import type { RouteClaim } from '@poku/contract';
import * as kit from '@poku/kit';
import * as router from '@poku/kit/router';
import * as platform from '@poku/platform';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import { paintClaim, paintOwn, type PaintedModule, type PaintedPage } from './paint';

/**
 * The shell's half of painting pages as HTML, in a global that has nothing but the language. A remote's half is run after it, takes
 * the shared modules from `pokuShared` and gives its pages in `pokuPages`.
 */
declare global {
  /** Shared modules by the name that sources import them by. What is given on demand is not there: nothing is loaded later. */
  var pokuShared: Readonly<Record<string, unknown>>;
  /** Pages by remote and key. */
  var pokuPages: Readonly<Record<string, Readonly<Record<string, PaintedModule>>>> | undefined;
  /**
   * Paints the claims of one remote, or the shell's own pages. Texts come and go, so that no object of one global gets into the other.
   * @param asked `{ remote, routes }` as JSON; `null` for the shell's own
   * @returns JSON: by address what was painted, or why it could not be
   */
  var pokuPaint: (asked: string) => string;
}

interface Asked {
  readonly remote: string;
  readonly routes: readonly RouteClaim[];
}

/** What became of an address. */
type Outcome = PaintedPage | { readonly problem: string };

const paintOne = (claim: RouteClaim, page: PaintedModule | undefined): Outcome => {
  if (!page) return { problem: `there is no page ${claim.page}` };
  try {
    return paintClaim(claim, page);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

globalThis.pokuShared = {
  react,
  'react/jsx-runtime': jsx,
  '@poku/platform': platform,
  '@poku/kit/router': router,
  '@poku/kit': kit,
};

globalThis.pokuPaint = (text) => {
  const asked = JSON.parse(text) as Asked | null;
  if (!asked) return JSON.stringify(paintOwn());
  const pages = globalThis.pokuPages?.[asked.remote] ?? {};
  return JSON.stringify(
    Object.fromEntries(asked.routes.map((claim) => [claim.path, paintOne(claim, pages[claim.page])])),
  );
};
