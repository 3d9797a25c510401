import { type ReactNode, useId } from 'react';
import { Caption } from '../content/caption';
import { Points } from '../content/points';
import { Button } from '../controls/button';
import { styled } from '../styled';
import { color, desk, font, radius, screenTop, space } from '../theme';
import { deskColumns, headerHeight, pageMargin } from './frame-sizes';
import { Stack } from './stack';

/**
 * A focused page that ends with an `ActionBar`, its last child: at least as high as the screen below the header, so that
 * the bar ends the screen whatever stands above it, and a short page does not scroll.
 */
export const ActionPage = styled(Stack)`
  min-height: calc(
    var(--poku-screen, 100vh) - ${headerHeight} - ${space(pageMargin.top + pageMargin.bottom)}
  );
  min-height: calc(
    var(--poku-screen, 100dvh) - ${screenTop} - ${headerHeight} - ${space(pageMargin.top + pageMargin.bottom)}
  );
  /* What gets the focus is not left under the header or the bar. */
  > :not(:last-child) :is(a, button, input, summary) {
    scroll-margin-block: ${headerHeight} 10rem;
  }
`;

/**
 * An `ActionPage` whose first child and bar stand, on a desk, beside its second child, which is what the page is for; the bar stays in
 * sight. An embed, which has no `main` of its own, is never a desk: how wide the page around it is says nothing of its own width.
 */
export const DeskActionPage = styled(ActionPage)`
  ${desk} {
    main & {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) ${deskColumns.aside};
      column-gap: ${space(8)};
      width: ${deskColumns.all};
      margin-inline: calc((100% - ${deskColumns.all}) / 2);
      > :first-child {
        grid-area: 1 / 2;
      }
      > :nth-child(2) {
        grid-area: 1 / 1 / span 2;
      }
      > :last-child {
        grid-area: 2 / 2;
        align-self: start;
        top: calc(${screenTop} + ${headerHeight} + ${space(pageMargin.top)});
        margin: 0;
        border: 1px solid ${color('line')};
        border-radius: ${radius.card};
        padding: ${space(4)};
        /* What is wrong grows downwards here, and the button stays in its place. */
        display: flex;
        flex-direction: column-reverse;
        > :first-child:not(:empty) {
          margin: ${space(2)} 0 0;
        }
      }
    }
  }
`;
/** Runs over the page's margins to the sides and to the lower edge. */
const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: auto -${space(pageMargin.side)} -${space(pageMargin.bottom)};
  padding: ${space(3)} ${space(pageMargin.side)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('line')};
  background: ${color('card')};
  /* On a low screen, or with much enlarged text, it would leave no room for the page. */
  @media (max-height: 26em) {
    position: static;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  > button {
    flex: 1 0 auto;
    max-width: 220px;
  }
`;
const Problem = styled.p<{ $isCalm: boolean }>`
  ${font('caption')}
  color: ${({ $isCalm }) => color($isCalm ? 'ink' : 'error')};
  &:not(:empty) {
    margin-bottom: ${space(2)};
  }
`;

export interface ActionBarProps {
  /** What the points are, for example 'Total'. */
  readonly label: string;
  /** Whole points. */
  readonly points: number;
  /** The points are not known yet. Default false. */
  readonly isWaiting?: boolean;
  /** Words of the button. */
  readonly action: string;
  readonly onAction: () => void;
  /** Why the action is not possible now: stands above the button, describes it and disables it. */
  readonly problem?: ReactNode;
  /** The problem is no mistake of the member's, who has done nothing yet: it is told without alarm. Default false. */
  readonly isProblemCalm?: boolean;
  /** The page says elsewhere why. Default false. */
  readonly disabled?: boolean;
  /** The action runs. Default false. */
  readonly busy?: boolean;
}

/** Total and action at the lower edge of the screen; a problem grows upwards, so that the button stays in its place. */
export function ActionBar(props: ActionBarProps) {
  const {
    label,
    points,
    isWaiting = false,
    action,
    onAction,
    problem,
    isProblemCalm = false,
    disabled,
    busy,
  } = props;
  const id = useId();
  return (
    <Bar>
      <Problem id={id} role="status" $isCalm={isProblemCalm}>
        {problem}
      </Problem>
      <Row>
        <div>
          <Caption>{label}</Caption>
          <Points value={isWaiting ? null : points} size="heading" />
        </div>
        <Button
          disabled={disabled === true || problem !== undefined}
          busy={busy}
          aria-describedby={id}
          onClick={onAction}
        >
          {action}
        </Button>
      </Row>
    </Bar>
  );
}
