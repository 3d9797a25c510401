import {
  type PageModule,
  type PartnerBrand,
  type RouteClaim,
  type SlotClaim,
  WIDGET_ATTRIBUTE,
} from '@poku/contract';
import { createTheme, GlobalStyle, ThemeProvider } from '@poku/kit';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@poku/kit/router';
import { type PaintedPart, paintPart, patternRules } from '@poku/kit/server';
import { PlatformProvider } from '@poku/platform';
import { stillPlatform, type Visitor } from '@poku/platform/still';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND_MARKS } from '../early/brand-marks';
import { AppLayout } from '../layout/app-layout';
import { menuWording } from '../wording/menu';
import { HOME_PATHS, HOME_SLOT, PARTNER_HOME_SLOT } from '../routes/own-paths';
import type { RouteHandle } from '../routes/route-handle';
import { HomeHeaderPlaceholder } from './home-header.placeholder';
import { Placeholder } from './home.placeholder';

/** A page as a remote's half brings it; of a widget the `Placeholder` alone. */
export interface PaintedModule {
  readonly page: PageModule;
  /** Stands for it before any script has run, where `<page>.placeholder.tsx` exports one. */
  readonly Placeholder?: ComponentType;
  /** What the page is about, for search engines and shared links, where `<page>.head.ts` exports it. */
  readonly description?: string;
  /** Who says what one of many addresses is about, where `<page>.head.ts` exports it; see `PageAbout` of the build. */
  readonly about?: unknown;
}

/** What is painted by who looks at it. Who is not named sees nothing before the scripts have run. */
type PaintedParts = Readonly<Partial<Record<Visitor, PaintedPart>>>;

/** What of an address is painted. */
export interface PaintedPage extends PaintedParts {
  /** The same on the origin of a partner, with marks where its name and its logo come (`BRAND_MARKS`). */
  readonly partner: PaintedParts;
  /** Without the brand; a widget has none. */
  readonly title?: string;
  readonly description?: string | undefined;
  readonly about?: unknown;
}

/** Any partner: whose origin it will be is known in the browser alone. */
const ANY_PARTNER: PartnerBrand = { slug: 'mitra', partnerId: '0', ...BRAND_MARKS };

/** @param widget its remote and key, where a widget is painted instead of a page */
const paintAt = (
  path: string,
  visitor: Visitor,
  partner: PartnerBrand | null,
  route: RouteObject,
  widget?: string,
): PaintedPart => {
  const router = createMemoryRouter([route], { initialEntries: [path] });
  const element = (
    <ThemeProvider theme={createTheme(partner)}>
      {widget === undefined && <GlobalStyle />}
      <PlatformProvider platform={stillPlatform(visitor, partner)}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </ThemeProvider>
  );
  try {
    // Ids are others than those of the page that takes its place, and than those of what stands beside it.
    const identifierPrefix = `html-${widget === undefined ? '' : `${widget.replace('/', '-')}-`}`;
    return paintPart(
      element,
      (one) => renderToStaticMarkup(one, { identifierPrefix }),
      widget === undefined ? undefined : `[${WIDGET_ATTRIBUTE}="${widget}"]`,
    );
  } finally {
    router.dispose();
  }
};

const Frame = () => <AppLayout homeHeader={<HomeHeaderPlaceholder />} />;

const paintRoute = (
  path: string,
  visitor: Visitor,
  partner: PartnerBrand | null,
  route: { readonly handle: RouteHandle; readonly Component: ComponentType },
): PaintedPart => {
  const { html, css } = paintAt(path, visitor, partner, {
    Component: Frame,
    children: [{ path, ...route }],
  });
  return { html, css: partner ? css + patternRules('#painted') : css };
};

const Nothing = () => null;

/**
 * A page shows itself at once when it waits for nothing: neither for who is here nor for data. The build refuses any other page that has
 * no placeholder; of a release of before it did there is the frame alone.
 */
const shownAs = ({ access }: RouteClaim, { page, Placeholder }: PaintedModule): ComponentType =>
  Placeholder ?? (access === 'member' || page.loader !== undefined ? Nothing : page.Component);

const visitorsOf = ({ access }: RouteClaim): readonly Visitor[] =>
  access === 'public' ? ['guest', 'member'] : [access];

const byVisitor = (
  head: Pick<PaintedPage, 'title' | 'description' | 'about'>,
  visitors: readonly Visitor[],
  paint: (visitor: Visitor, partner: PartnerBrand | null) => PaintedPart,
): PaintedPage => {
  const parts = (partner: PartnerBrand | null): PaintedParts =>
    Object.fromEntries(visitors.map((visitor) => [visitor, paint(visitor, partner)]));
  return { ...head, ...parts(null), partner: parts(ANY_PARTNER) };
};

/**
 * Paints the page of a claim in its real frame.
 * @throws whatever the page throws, and Error when there is none
 */
export const paintClaim = (claim: RouteClaim, module: Partial<PaintedModule> = {}): PaintedPage => {
  const { page, ...beside } = module;
  if (!page) throw new Error(`there is no page ${claim.page}`);
  return byVisitor(
    { title: page.title, description: beside.description, about: beside.about },
    visitorsOf(claim),
    (visitor, partner) =>
      paintRoute(claim.path, visitor, partner, {
        handle: { kind: 'remote', claim, page: () => page },
        Component: shownAs(claim, { page, ...beside }),
      }),
  );
};

const [HOME = '/'] = HOME_PATHS;

/** Homes of members by their slots; what stands on a guest's home is a page. */
const HOMES = [
  { slot: HOME_SLOT, partner: null },
  { slot: PARTNER_HOME_SLOT, partner: ANY_PARTNER },
] as const;

/**
 * Paints what stands for a widget of the homes, in an element that names it and its remote.
 * @param claims of the widget, by remote
 * @throws whatever it throws, and Error when there is nothing
 */
export const paintWidget = (
  remote: string,
  claims: readonly Pick<SlotClaim, 'slot' | 'widget'>[],
  { Placeholder }: Partial<PaintedModule> = {},
): PaintedPage => {
  const name = `${remote}/${claims[0]?.widget ?? ''}`;
  if (!Placeholder) throw new Error(`there is no placeholder of ${name}`);
  const Part = (): ReactNode => (
    <div {...{ [WIDGET_ATTRIBUTE]: name }}>
      <Placeholder />
    </div>
  );
  const [own, partner] = HOMES.map((home): PaintedParts => {
    if (!claims.some(({ slot }) => slot === home.slot)) return {};
    return { member: paintAt(HOME, 'member', home.partner, { path: HOME, Component: Part }, name) };
  });
  return { ...own, partner: partner ?? {} };
};

/** Paints the shell's own pages, by address: the home of a member. */
export const paintOwn = (): Readonly<Record<string, PaintedPage>> =>
  Object.fromEntries(
    HOME_PATHS.map((path) => [
      path,
      byVisitor({ title: menuWording.home }, ['member'], (visitor, partner) =>
        paintRoute(path, visitor, partner, { handle: { kind: 'home' }, Component: Placeholder }),
      ),
    ]),
  );
