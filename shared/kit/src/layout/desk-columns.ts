import { styled } from '../styled';
import { desk, screenTop, space } from '../theme';
import { deskColumns, headerHeight, pageMargin } from './frame-sizes';
import { Stack } from './stack';

/** Room for shadows and rings of focus inside of what scrolls, in steps of 4 px. */
const EDGE = 2;

/** Stays in sight on a desk, beside the rest of its `DeskColumns`; what is higher than the screen scrolls by itself. */
export const DeskAside = styled(Stack)`
  ${desk} {
    position: sticky;
    top: calc(${screenTop} + ${headerHeight} + ${space(pageMargin.top - EDGE)});
    align-self: start;
    /* Its end is above the page's lower margin, where the page ends too. */
    max-height: calc(
      100dvh - ${screenTop} - ${headerHeight} - ${space(pageMargin.top + pageMargin.bottom - 2 * EDGE)}
    );
    margin: -${space(EDGE)};
    padding: ${space(EDGE)};
    overflow-y: auto;
    scrollbar-width: thin;
    > * {
      flex: none;
    }
  }
`;

/** Parts below each other, two of them at most beside one `DeskAside`, which has a column of its own on a desk. */
export const DeskColumns = styled(Stack)<{
  /** Where the column of the aside is on a desk. Default `end`. */
  readonly $aside?: 'start' | 'end';
}>`
  ${desk} {
    display: grid;
    grid-template-columns: ${({ $aside = 'end' }) =>
      $aside === 'start'
        ? `[aside] ${deskColumns.aside} [main] minmax(0, 1fr)`
        : `[main] minmax(0, 1fr) [aside] ${deskColumns.aside}`};
    /* What the aside is higher by is added below. */
    grid-template-rows: auto 1fr;
    column-gap: ${space(8)};
    > * {
      grid-column: main;
    }
    > ${DeskAside} {
      grid-area: 1 / aside / span 2;
    }
  }
`;
