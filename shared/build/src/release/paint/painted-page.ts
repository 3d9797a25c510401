import type { PageAbout } from '../../site/page-about';

/** A piece of a page as it stands in a document. */
export interface PaintedPart {
  readonly html: string;
  /** Rules of the styles that it uses. */
  readonly css: string;
}

/** Whom a piece is for: what the page knows of who looks at it before it asks. */
export type Visitor = 'guest' | 'member';

/** What is painted by whom it is for. Who is not named sees nothing before the scripts have run. */
export interface PaintedParts extends Readonly<Partial<Record<Visitor, PaintedPart>>> {
  /** What stands for widgets of its slots, by remote, each in an element that names it (`WIDGET_ATTRIBUTE`); it comes when it is served. */
  readonly widgets?: Readonly<Record<string, PaintedPart>>;
}

/** What of an address, or of a widget, is painted before any script has run. */
export interface PaintedPage extends PaintedParts {
  /** The same for the origin of any partner, with marks where its name and its logo come; missing in shells from before. */
  readonly partner?: PaintedParts;
  /** Title of the page, without the brand. */
  readonly title?: string;
  /** What the page is about, for search engines and shared links. */
  readonly description?: string;
  /** Who says what an address is about that names one of many. */
  readonly about?: PageAbout;
}
