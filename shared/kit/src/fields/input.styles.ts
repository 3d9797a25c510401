import { color, css, font, motion, radius, space, styled, touchTarget } from '@poku/kit';

/** The box that draws the edge around an input and what stands beside it. */
export const InputBox = styled.span<{ $isInvalid: boolean; $isDisabled?: boolean }>`
  position: relative;
  display: flex;
  align-items: stretch;
  min-height: 48px;
  border: 1.5px solid ${({ $isInvalid }) => color($isInvalid ? 'error' : 'lineStrong')};
  border-radius: ${radius.control};
  background: ${({ $isDisabled }) => color($isDisabled ? 'paper' : 'card')};
  transition: border-color ${motion.quick} ease-out;
  &:focus-within {
    border-color: ${({ $isInvalid }) => color($isInvalid ? 'error' : 'primary')};
    box-shadow: inset 0 0 0 1px ${({ $isInvalid }) => color($isInvalid ? 'error' : 'primary')};
  }
`;

/** The input itself: no edge of its own, as high as the box. */
export const inputStyles = css`
  ${font('body')}
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color('ink')};
  appearance: none;
  outline: none;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color('inkMuted')};
    opacity: 1;
  }
  &:disabled {
    color: ${color('inkMuted')};
    -webkit-text-fill-color: ${color('inkMuted')};
    opacity: 1;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color('ink')};
    box-shadow: inset 0 0 0 100px ${color('card')};
  }
`;

/** A bare text input in the kit's clothes. */
export const BareInput = styled.input`
  ${inputStyles}
`;

/** Text that stands inside the box, before or after the input. */
export const Affix = styled.span`
  ${font('body', 'bold')}
  display: flex;
  align-items: center;
  padding-inline: ${space(3)} 0;
  color: ${color('inkMuted')};
  white-space: nowrap;
`;
