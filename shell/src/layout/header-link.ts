import { styled, touchTarget } from '@poku/kit';
import { Link } from '@poku/kit/router';

/** An icon in a header that leads on. */
export const HeaderLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${touchTarget};
  height: ${touchTarget};
  border-radius: 50%;
  color: inherit;
  -webkit-tap-highlight-color: transparent;
  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
