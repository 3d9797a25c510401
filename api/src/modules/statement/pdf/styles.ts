import { MUTED, type TextStyle } from './pen';

/** From one line of a table to the next. */
export const LINE_HEIGHT = 11.5;

export const SMALL: TextStyle = { size: 8.5 };
export const SMALL_BOLD: TextStyle = { size: 8.5, isBold: true };
export const MUTED_SMALL: TextStyle = { size: 8.5, colour: MUTED };
export const BODY: TextStyle = { size: 10 };
export const BODY_BOLD: TextStyle = { size: 10, isBold: true };
export const BODY_MUTED: TextStyle = { size: 10, colour: MUTED };
export const HEADING: TextStyle = { size: 12, isBold: true };
export const TITLE: TextStyle = { size: 18, isBold: true };
