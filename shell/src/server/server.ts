import './bare-globals';
import { type RouteClaim, type SlotClaim, widgetKey } from '@poku/contract';
import * as kit from '@poku/kit';
import * as html from '@poku/kit/html';
import * as router from '@poku/kit/router';
import * as platform from '@poku/platform';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import { paintClaim, paintOwn, paintWidget, type PaintedModule, type PaintedPage } from './paint';

/**
 * The shell's half of painting pages as HTML, in a global that has nothing but the language. A remote's half is run after it, takes
 * the shared modules from `pokuShared` and gives its pages in `pokuPages`.
 */
declare global {
  /** Shared modules by the name that sources import them by. */
  var pokuShared: Readonly<Record<string, unknown>>;
  /** Pages by remote and key, and what stands for a widget by `widgetKey`. */
  var pokuPages: Readonly<Record<string, Readonly<Record<string, Partial<PaintedModule>>>>> | undefined;
  /**
   * Paints the claims of one remote, or the shell's own pages. Texts come and go, so that no object of one global gets into the other.
   * @param asked `{ remote, routes, slots }` as JSON; `null` for the shell's own
   * @returns JSON: by address what was painted, or why it could not be; of widgets by `widgetKey`
   */
  var pokuPaint: (asked: string) => string;
}

interface Asked {
  readonly remote: string;
  readonly routes: readonly RouteClaim[];
  /** Of widgets that the remote's half has something of. */
  readonly slots: readonly SlotClaim[];
}

/** What became of an address. */
type Outcome = PaintedPage | { readonly problem: string };

const outcomeOf = (paint: () => PaintedPage): Outcome => {
  try {
    return paint();
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
  '@poku/kit/html': html,
};

globalThis.pokuPaint = (text) => {
  const asked = JSON.parse(text) as Asked | null;
  if (!asked) return JSON.stringify(paintOwn());
  const { remote, routes, slots } = asked;
  const parts = globalThis.pokuPages?.[remote] ?? {};
  const widgets = new Set(slots.map(({ widget }) => widget));
  return JSON.stringify(
    Object.fromEntries([
      ...routes.map((claim) => [claim.path, outcomeOf(() => paintClaim(claim, parts[claim.page]))]),
      ...[...widgets].map((widget) => {
        const claims = slots.filter((claim) => claim.widget === widget);
        return [widgetKey(widget), outcomeOf(() => paintWidget(remote, claims, parts[widgetKey(widget)]))];
      }),
    ]),
  );
};
