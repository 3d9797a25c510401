import { space, styled, medium } from '@poku/kit';

/**
 * What is searched for and the way to the filter, in this order: below each other on a phone, else side by side. A landmark, whose first
 * part the shell's shortcut `/` goes to.
 */
export const Tools = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${space(4)};
  ${medium} {
    grid-template-columns: 1fr auto;
    align-items: end;
    > :first-child {
      /* The empty line of an error below the field. */
      margin-bottom: -${space(1.5)};
    }
    > button {
      min-height: 48px;
    }
  }
`;
