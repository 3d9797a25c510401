/**
 * How a list is filled before any script of a remote has run (decision 039): what is painted of a page carries one sample row, made of marks;
 * the early script makes the rows of it once the answer is there that the claim of the page, or of the widget, names in `preload`.
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
  /** Wire names of whole numbers: the one at 0 stands as `WHOLE_MARKS`, the next as one more. */
  readonly wholes: readonly string[];
}

/** Attribute of a hidden element that holds the sample row: a `PaintedRows` as JSON. The element behind it is the list, or stands for the one. */
export const ROWS_ATTRIBUTE = 'data-rows';

/** Stands for the first whole number of an item; no price and no count comes near it. */
export const WHOLE_MARKS = 9_000_000_000_000_000;

/**
 * Stands for a text of an item, in a text, an attribute or, as it is encoded there, in an address. Behind a slash it is all of the address
 * of a link or of a picture, which is a path of the site then.
 * @param wire its name on the wire
 * @param withoutLeading wire name of a text that is left out where this one begins with it and a space
 */
export const textMark = (wire: string, withoutLeading?: string): string =>
  `*.${wire}${withoutLeading === undefined ? '' : `-${withoutLeading}`}.*`;
