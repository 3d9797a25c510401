import { color, font, radius, shadow, space, styled } from '@poku/kit';

/** From this width all panes stand side by side, and each scrolls by itself. */
const whole = '@media (min-width: 1360px)';

/** The whole page. */
export const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: 0 ${space(3)} ${space(3)};
  ${whole} {
    grid-template: auto minmax(0, 1fr) minmax(0, 1fr) / 272px 360px minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: 'top top top top' 'steps phone shop messages' 'steps phone till ledger';
    height: 100vh;
  }
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-top: ${space(2)};
  ${whole} {
    grid-area: top;
  }
`;

export const Title = styled.h1`
  ${font('heading', 'bold')}
`;

/** A pane; `$isLit` while the step at hand looks at it. */
export const PaneRoot = styled.section<{ readonly $area: string; readonly $isLit: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 320px;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${({ $isLit }) => ($isLit ? `0 0 0 2px ${color('primary')}` : shadow)};
  ${whole} {
    grid-area: ${({ $area }) => $area};
    min-height: 0;
  }
`;

export const PaneHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(1)} 0 ${space(4)};
  border-bottom: 1px solid ${color('line')};
`;

export const PaneName = styled.h2`
  ${font('body', 'bold')}
  white-space: nowrap;
`;

/** What a pane is, beside its name; cut where there is no room. */
export const PaneNote = styled.p`
  ${font('caption')}
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${color('inkMuted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A running page. */
export const PaneFrame = styled.iframe`
  flex: 1;
  width: 100%;
  min-height: 640px;
  border: 0;
  background: ${color('paper')};
  ${whole} {
    min-height: 0;
  }
`;

/** What a pane shows of its own, and scrolls. */
export const PaneBody = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(3)} ${space(4)};
  overflow-y: auto;
`;

/** The steps, on the page's own ground. */
export const Aside = styled.nav`
  min-width: 0;
  overflow-y: auto;
  ${whole} {
    grid-area: steps;
  }
`;

/** All panes; they stand in the page's own grid. */
export const Panes = styled.main`
  display: contents;
`;
