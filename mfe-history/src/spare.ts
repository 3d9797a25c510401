import { styled, visuallyHidden } from '@poku/kit';

/** A phone in upright. */
export const narrow = '@media (max-width: 27em)';

/** What of a button's text a phone in upright has no room for; it stays in the button's name. */
export const Spare = styled.span`
  ${narrow} {
    ${visuallyHidden}
  }
`;
