import { Icon } from '../icons/icon';
import { type IconName } from '../icons/icon-shapes';
import { Link, useLocation } from '../own-router';
import { styled } from '../styled';
import { color, depth, font, forcedColours, motion, radius, screenTop, space, wide } from '../theme';
import { uiWording } from '../wording';

const Nav = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.menu};
  border-top: 1px solid ${color('line')};
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color('card')};
  ${wide} {
    position: sticky;
    inset: ${screenTop} auto auto;
    height: calc(100dvh - ${screenTop});
    padding: ${space(4)} ${space(2)};
    border-top: 0;
    border-inline-end: 1px solid ${color('line')};
  }
`;
const Items = styled.ul`
  display: flex;
  list-style: none;
  ${wide} {
    flex-direction: column;
    gap: ${space(1)};
  }
  > li {
    flex: 1 1 auto;
  }
`;
/** Five labels share a narrow screen, so they grow with the text size only as far as they fit. */
const Item = styled(Link)`
  ${font('caption')}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 60px;
  padding: ${space(1.5)} 2px;
  border-radius: ${radius.control};
  color: ${color('inkMuted')};
  font-size: min(0.8125rem, 4.4vw);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.quick} ease-out;
  -webkit-tap-highlight-color: transparent;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    color: ${color('primary')};
  }
  span {
    display: grid;
    place-items: center;
    width: 52px;
    height: 28px;
    border-radius: ${radius.pill};
    transition: background-color ${motion.quick} ease-out;
  }
  &[aria-current='page'] span {
    background: ${color('primarySoft')};
  }
  /* At once: what a finger presses says so before the page is there. */
  &:active {
    color: ${color('primary')};
    transition: none;
  }
  &:active span {
    background: ${color('primarySoft')};
    transition: none;
  }
  ${forcedColours} {
    &[aria-current='page'] span {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** One place of the menu. */
export interface MenuItem {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Other addresses that belong to it, each with all below it, for example `/kategori`. */
  readonly also?: readonly string[];
}

/** Whether `pathname` is the address or, except for `/`, below it. */
function isWithin(pathname: string, address: string): boolean {
  return pathname === address || (address !== '/' && pathname.startsWith(`${address}/`));
}

export interface BottomMenuProps {
  /** Five at most. */
  readonly items: readonly MenuItem[];
}

/** The main menu: at the bottom edge for a thumb, from 900 px a rail at the left. */
export function BottomMenu({ items }: BottomMenuProps) {
  const { pathname } = useLocation();
  return (
    <Nav aria-label={uiWording.menu}>
      <Items>
        {items.map(({ to, label, icon, also = [] }) => (
          <li key={to}>
            <Item
              to={to}
              aria-current={[to, ...also].some((address) => isWithin(pathname, address)) ? 'page' : undefined}
            >
              <span>
                <Icon name={icon} />
              </span>
              {label}
            </Item>
          </li>
        ))}
      </Items>
    </Nav>
  );
}
