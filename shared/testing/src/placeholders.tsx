/// <reference types="@testing-library/jest-dom" />
import {
  type PageModule,
  type PaintedRows,
  type PartnerBrand,
  type RemoteDefinition,
  type RouteClaim,
  ROWS_ATTRIBUTE,
} from '@poku/contract';
import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { stillPlatform } from '@poku/platform/still';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aPartnerBrand } from './partner-brand';
import { TestFrame } from './render-page';

/** What is painted of a page until it comes. */
export interface PaintedWords {
  /** Headings, labels and sentences that the page has whatever comes. */
  readonly says: readonly string[];
  /** What can be pressed or filled in, by its name; the page has all of it. Default nothing. */
  readonly presses?: readonly string[];
}

interface PlaceholderModule {
  readonly Placeholder?: ComponentType;
}

const INTERACTIVE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Takes the sample rows out of what is painted, as the early script does. @returns what each is filled from */
const takeRows = (root: HTMLElement): PaintedRows[] =>
  [...root.querySelectorAll(`[${ROWS_ATTRIBUTE}]`)].map((holder) => {
    expect(holder).toHaveAttribute('hidden');
    const rows = JSON.parse(holder.getAttribute(ROWS_ATTRIBUTE) ?? '') as PaintedRows;
    expect(holder.children).toHaveLength(rows.kinds?.length ?? 1);
    // The list that is filled.
    expect(holder.nextElementSibling).not.toBeNull();
    holder.remove();
    return rows;
  });

/** Paths of what is asked for early, without their queries. */
const callsOf = ({
  preload = [],
  preloadPosts = [],
}: Pick<RouteClaim, 'preload' | 'preloadPosts'>): (string | undefined)[] =>
  [...preload, ...preloadPosts.map(({ path }) => path)].map((call) => call.split('?')[0]);

const nameOf = (element: Element): string => {
  const label = element.id === '' ? null : element.closest('div')?.querySelector(`[for="${element.id}"]`);
  return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim();
};

/** Renders without a browser, as a release is painted. @param partner whose origin it is for; `null` for Poku's own */
const paint = (
  { path, access }: Pick<RouteClaim, 'path' | 'access'>,
  Placeholder: ComponentType,
  partner: PartnerBrand | null,
): HTMLElement => {
  const router = createMemoryRouter([{ path, Component: Placeholder }], { initialEntries: [path] });
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <TestFrame platform={stillPlatform(access === 'member' ? 'member' : 'guest', partner)}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  router.dispose();
  return root;
};

/**
 * Expects of what is painted that it can stand in a document on any origin, that its lists are filled by what is asked for early, and
 * that it has these words.
 * @param calls paths of what is asked for early
 */
const expectPainted = (
  at: Pick<RouteClaim, 'path' | 'access'>,
  calls: readonly (string | undefined)[],
  Placeholder: ComponentType,
  { says, presses = [] }: PaintedWords,
): void => {
  const root = paint(at, Placeholder, null);
  for (const one of [root, paint(at, Placeholder, aPartnerBrand())]) {
    // What nobody asks for early never fills a list.
    for (const { call, pressed } of takeRows(one))
      expect(calls).toEqual(expect.arrayContaining([call, ...(pressed ? [pressed.call] : [])]));
    // The policy of the page refuses them.
    expect(one.querySelectorAll('[style]')).toHaveLength(0);
    expect(one.querySelectorAll(`[aria-hidden="true"] :is(${INTERACTIVE})`)).toHaveLength(0);
  }
  const text = root.textContent;
  for (const words of says) expect(text).toContain(words);
  expect([...root.querySelectorAll(INTERACTIVE)].map(nameOf)).toEqual(presses);
};

/**
 * Tests what a remote has painted of its pages (decision 035): each page that waits for its member or its data has a placeholder; that
 * one can stand in a document, has the words of the page, and nothing to press that the page has not.
 * @param load imports a module of the folder of pages, for example `./pages/${file}`
 * @param expected by page, of each one that has a placeholder
 */
export const testPlaceholders = (
  { routes }: Pick<RemoteDefinition, 'routes'>,
  load: (file: string) => Promise<unknown>,
  expected: Readonly<Record<string, PaintedWords>>,
): void => {
  const placeholderOf = async (page: string) => {
    const module = load(`${page}/${page}.placeholder`) as Promise<PlaceholderModule>;
    const { Placeholder } = await module;
    if (!Placeholder) throw new Error(`${page}.placeholder.tsx exports no Placeholder.`);
    return Placeholder;
  };

  test.each(routes)('$path has something to paint until its data are there', async ({ page, access }) => {
    const { page: own } = (await load(`${page}/${page}.page`)) as { readonly page: PageModule };
    if (access === 'member' || own.loader !== undefined || expected[page] !== undefined)
      expect(await placeholderOf(page)).toBeInstanceOf(Function);
  });

  test.each(routes.filter(({ page }) => expected[page]))('$path is painted as what comes', async (claim) => {
    const { page } = claim;
    expectPainted(claim, callsOf(claim), await placeholderOf(page), expected[page] ?? { says: [] });
  });

  test('each placeholder is tried', async () => {
    for (const { page } of routes)
      if (!expected[page])
        await expect(load(`${page}/${page}.placeholder`)).rejects.toThrow('Cannot find module');
  });
};

/**
 * Tests what a remote has painted of its widgets on the homes (decision 040), as `testPlaceholders` does of pages.
 * @param load imports a module of the folder of widgets, for example `./widgets/${file}`
 * @param expected by widget, of each one that has a placeholder
 */
export const testWidgetPlaceholders = (
  { slots }: Pick<RemoteDefinition, 'slots'>,
  load: (file: string) => Promise<unknown>,
  expected: Readonly<Record<string, PaintedWords>>,
): void => {
  const widgets = [...new Set(slots.map(({ widget }) => widget))];
  test.each(Object.keys(expected))('%s is painted as what comes', async (widget) => {
    const claims = slots.filter((claim) => claim.widget === widget);
    const module = load(`${widget}/${widget}.placeholder`) as Promise<Required<PlaceholderModule>>;
    const { Placeholder } = await module;
    expect(claims).not.toEqual([]);
    for (const claim of claims)
      expectPainted(
        { path: '/', access: 'member' },
        callsOf(claim),
        Placeholder,
        expected[widget] ?? { says: [] },
      );
  });

  test('each placeholder of a widget is tried', async () => {
    for (const widget of widgets)
      if (!expected[widget])
        await expect(load(`${widget}/${widget}.placeholder`)).rejects.toThrow('Cannot find module');
  });
};
