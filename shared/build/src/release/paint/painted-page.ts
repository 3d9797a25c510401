/** A piece of a page as it stands in a document. */
export interface PaintedPart {
  readonly html: string;
  /** Rules of the styles that it uses. */
  readonly css: string;
}

/** Whom a piece is for: what the page knows of who looks at it before it asks. */
export type Visitor = 'guest' | 'member';

/** What of an address is painted before any script has run. Who is not named sees nothing by then. */
export interface PaintedPage extends Readonly<Partial<Record<Visitor, PaintedPart>>> {
  /** Title of the page, without the brand. */
  readonly title?: string;
  /** What the page is about, for search engines and shared links. */
  readonly description?: string;
}
