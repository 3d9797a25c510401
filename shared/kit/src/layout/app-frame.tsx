import { type ReactNode, type Ref } from 'react';
import { css, styled } from '../styled';
import { color, depth, focusWidth, radius, screenTop, space, wide } from '../theme';
import { uiWording } from '../wording';
import { pageMargin } from './frame-sizes';

/** What a focused page has on a wide screen only: below, nothing stands beside what it is for. */
const railOnly = css<{ readonly $isRail?: boolean }>`
  ${({ $isRail = false }) =>
    $isRail &&
    css`
      display: none;
      ${wide} {
        display: block;
      }
    `}
`;
const SkipLink = styled.a<{ readonly $isRail?: boolean }>`
  ${railOnly}
  position: fixed;
  inset: ${space(2)} auto auto ${space(2)};
  z-index: ${depth.skipLink};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color('card')};
  color: ${color('primary')};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`;
const Root = styled.div<{ readonly $hasMenu: boolean; readonly $isRail: boolean }>`
  min-height: 100vh;
  min-height: calc(100dvh - ${screenTop});
  background: ${color('paper')};
  color: ${color('ink')};
  ${({ $hasMenu, $isRail }) =>
    $hasMenu &&
    css`
      padding-bottom: ${$isRail ? '0' : 'calc(64px + env(safe-area-inset-bottom))'};
      ${wide} {
        display: grid;
        grid-template-columns: 104px minmax(0, 1fr);
        padding-bottom: 0;
      }
      /* The rail is not printed, and leaves no room. */
      @media print {
        display: block;
      }
    `}
`;
/** The rail comes first in the grid and last in reading order, as on a phone. */
const Menu = styled.div<{ readonly $isRail: boolean }>`
  ${railOnly}
  ${wide} {
    grid-area: 1 / 1;
  }
  @media print {
    display: none;
  }
`;
const Page = styled.div`
  min-width: 0;
  ${wide} {
    grid-area: 1 / 2;
  }
`;
const Main = styled.main<{ $width: FrameWidth }>`
  ${({ $width }) =>
    $width !== 'bare' &&
    css`
      max-width: ${$width === 'focus' ? focusWidth : '1120px'};
      margin: 0 auto;
      padding: ${space(pageMargin.top)} ${space(pageMargin.side)} ${space(pageMargin.bottom)};
    `}
`;

/** `page` up to 1120 px wide, `focus` one column of 480 px, `bare` without any margin. */
export type FrameWidth = 'page' | 'focus' | 'bare';

export interface AppFrameProps {
  readonly header?: ReactNode;
  /** The main menu; missing on a partner's origin. A focused page shows it from 900 px only, as the rail that it is there. */
  readonly menu?: ReactNode;
  readonly children: ReactNode;
  /** Default `page`. */
  readonly width?: FrameWidth;
  readonly mainRef?: Ref<HTMLElement>;
}

const mainId = 'konten';
const menuId = 'menu';

/** The frame of every page: skip links, header, main, menu. */
export function AppFrame({ header, menu, children, width = 'page', mainRef }: AppFrameProps) {
  const isRail = width === 'focus';
  return (
    <Root $hasMenu={menu !== undefined} $isRail={isRail}>
      <SkipLink href={`#${mainId}`}>{uiWording.skipToContent}</SkipLink>
      {menu !== undefined && (
        <SkipLink href={`#${menuId}`} $isRail={isRail}>
          {uiWording.skipToMenu}
        </SkipLink>
      )}
      <Page>
        {header}
        <Main ref={mainRef} id={mainId} tabIndex={-1} $width={width}>
          {children}
        </Main>
      </Page>
      {menu !== undefined && (
        <Menu id={menuId} tabIndex={-1} $isRail={isRail}>
          {menu}
        </Menu>
      )}
    </Root>
  );
}
