import { homeTile } from '@poku/domain/home-tile';
import { Caption, Icon, ProgressRing, Skeleton } from '@poku/kit';
import { usePoints } from '@poku/platform';
import type { Goal, GoalCoupon } from '../../calls/goal';
import { paths } from '../../paths';
import { goalWording } from '../../wording/goal';
import { goalProgress } from './goal-progress';
import { Disc, Name, Note, RING_WIDTH, Tile, Words } from './goal-tile.styles';
import { goalWords } from './goal-words';

function Ring({ percent }: { readonly percent: number }) {
  return (
    <ProgressRing
      label={goalWording.title}
      text={goalWording.progress(percent)}
      value={percent}
      whole={100}
      width={RING_WIDTH}
    >
      <Caption as="b">{goalWording.percent(percent)}</Caption>
    </ProgressRing>
  );
}

interface ChosenProps {
  readonly goal: Goal;
  readonly coupon: GoalCoupon;
}

function Chosen({ goal, coupon }: ChosenProps) {
  const progress = goalProgress(coupon, usePoints().totalPoints, goal);
  return (
    <>
      <Ring percent={progress.percent} />
      <Words>
        <Note as="span">{goalWording.title}</Note>
        <Name>{coupon.name}</Name>
        <span>{goalWords(progress)}</span>
      </Words>
    </>
  );
}

function None() {
  return (
    <>
      <Disc aria-hidden="true">
        <Icon name="plus" />
      </Disc>
      <Words>
        <Name>{goalWording.none}</Name>
        <Note as="span">{goalWording.noneShort}</Note>
      </Words>
    </>
  );
}

const Waiting = () => (
  <>
    <Disc aria-hidden="true" />
    <Words>
      <Skeleton shape="text" count={2} label={null} />
    </Words>
  </>
);

/**
 * What the member saves up for and how far it is, or the invitation to choose; leads to its page.
 * @param goal `null` while it is on its way
 */
export const GoalTile = ({ goal }: { readonly goal: Goal | null }) => (
  <Tile {...homeTile} to={paths.goal()} aria-label={goal === null ? goalWording.title : undefined}>
    {goal === null ? (
      <Waiting />
    ) : goal.coupon === null ? (
      <None />
    ) : (
      <Chosen goal={goal} coupon={goal.coupon} />
    )}
    <Icon name="chevron" size={20} />
  </Tile>
);
