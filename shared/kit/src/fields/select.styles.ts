import { color, font, space, styled } from '@poku/kit';
import { inputStyles } from './input.styles';

/** A choice that the device itself shows; the icon after it points down. */
export const Choice = styled.select`
  ${inputStyles}
  padding-inline: ${space(2)} ${space(5)};
  cursor: pointer;
  & + svg {
    position: absolute;
    right: ${space(2)};
    top: 50%;
    color: ${color('inkMuted')};
    transform: translateY(-50%);
    pointer-events: none;
  }
  option {
    ${font('body')}
    color: ${color('ink')};
    background: ${color('card')};
  }
`;
