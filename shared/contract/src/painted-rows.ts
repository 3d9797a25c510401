/** What an item has, by wire names; `null` where it has none. */
export type PaintedKind = Readonly<Record<string, string | number | null>>;

/**
 * How a list is filled before any script of a remote has run (decision 039): what is painted of a page carries sample rows, made of marks;
 * the early script makes the rows of them once the answer is there that the claim of the page, or of the widget, names in `preload`.
 */
export interface PaintedRows {
  /** Path of the call, as in `preload` or `preloadPosts`, without a query. */
  readonly call: string;
  /** Wire name of the list in the answer. Default the answer is the list. */
  readonly list?: string;
  /** The answer is one record, at whatever query: its row comes in the place of what stands behind the sample. Default it is a list. */
  readonly isOne?: true;
  /** Wire name of a number: the rows end before the first item in which it is not above 0. Default all are rows. */
  readonly whileAbove0?: string;
  /** Whose buttons with `aria-pressed` are pressed. Default none is. */
  readonly pressed?: {
    /** Path of the call that answers the list of them, as above. */
    readonly call: string;
    /** Wire name of an item's id, in both lists. */
    readonly id: string;
  };
  /** At most that many rows. Default as many as fill a screen. */
  readonly most?: number;
  /** The item whose text of that wire name is `is` leads to `path`. Default all lead where the sample does. */
  readonly elsewhere?: { readonly name: string; readonly is: string; readonly path: string };
  /**
   * Of which items each sample is, in their order: the first that fits makes the row. From the first item on that none fits the list stays as it
   * is painted. Default there is one sample, of all items.
   */
  readonly kinds?: readonly PaintedKind[];
  /** Wire names of whole numbers: the one at 0 stands as `WHOLE_MARKS`, the next as one more. */
  readonly wholes: readonly string[];
  /** Wire names of moments that stand as days, or as a day with its time behind a comma: the one at 0 as `dayMark(0)`. Default none. */
  readonly days?: readonly string[];
}

/** Attribute of a hidden element that holds the sample rows: a `PaintedRows` as JSON. The element behind it is the list, or stands for the one. */
export const ROWS_ATTRIBUTE = 'data-rows';

/**
 * Attribute of an element of a sample that HTML from data comes into: the mark of its text. It comes through the browser's own sanitiser
 * (`Element.setHTML`), with what D42 allows; in a browser that has none the list stays as it is painted.
 */
export const HTML_ATTRIBUTE = 'data-html';

/** Stands for the first whole number of an item; no price and no count comes near it. */
export const WHOLE_MARKS = 9_000_000_000_000_000;

/** Year of the mark of the first moment; nothing that is shown comes near it. */
export const DAY_MARKS = 9_000;

/** Stands for a moment of an item where its day is written, or its day with its time. @param place in `days`, 0 to 999 */
export const dayMark = (place: number): string => `${DAY_MARKS + place}-01-01T00:00:00Z`;

/**
 * Stands for a text of an item, in a text, an attribute or, as it is encoded there, in an address. Behind a slash it is all of the address
 * of a link or of a picture, which is a path of the site then.
 * @param wire its name on the wire; of a text in a record of the item both names, with a dot between them
 * @param withoutLeading wire name of a text that is left out where this one begins with it and a space
 */
export const textMark = (wire: string, withoutLeading?: string): string =>
  `*.${wire}${withoutLeading === undefined ? '' : `-${withoutLeading}`}.*`;
