/** Height of a header: a row of 56 px and its line of 3 px; more only with large text. */
export const headerHeight = '59px';
/** Margins of a page inside `AppFrame`, in steps of 4 px. */
export const pageMargin = { top: 4, side: 4, bottom: 8 };
