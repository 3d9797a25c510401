/** Height of a header: a row of 56 px and its line of 3 px; more only with large text. */
export const headerHeight = '59px';
/** Margins of a page inside `AppFrame`, in steps of 4 px. */
export const pageMargin = { top: 4, side: 4, bottom: 8 };
/** On a desk, a column beside what a page is for, and both with what is between them; they give way to the rail, margins and a scrollbar. */
export const deskColumns = { aside: '352px', all: 'min(928px, 100vw - 160px)' };
