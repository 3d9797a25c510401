import { css, styled } from '../styled';

/** Keeps a text for screen readers and out of sight. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** A text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
