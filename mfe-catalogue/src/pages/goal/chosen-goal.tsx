import { QUANTITY_MIN } from '@poku/domain/limits/payment';
import { usePlatform, usePoints } from '@poku/platform';
import { ButtonLink, Caption, Picture, ProgressRing, Stack } from '@poku/kit';
import type { Goal, GoalCoupon } from '../../calls/goal';
import { goalProgress, type GoalProgress } from '../../features/follow-goal/goal-progress';
import { goalWords } from '../../features/follow-goal/goal-words';
import { paths } from '../../paths';
import { goalWording } from '../../wording/goal';
import { DropGoal } from './drop-goal';
import { Far, Name, Sheet, Window } from './goal.styles';

interface ChosenGoalProps {
  readonly goal: Goal;
  readonly coupon: GoalCoupon;
}

/** From what the days are reckoned, or why there is nothing to reckon. */
function noteOf({ state }: GoalProgress, { earnedPoints, earningDays }: Goal): string | null {
  if (state === 'ended') return goalWording.endedText;
  if (state === 'soldOut') return goalWording.soldOutText;
  if (state === 'reached') return null;
  return earnedPoints === 0 ? goalWording.noPace : goalWording.pace(earnedPoints, earningDays);
}

interface WaysProps {
  readonly state: GoalProgress['state'];
  readonly coupon: GoalCoupon;
}

/** What brings the member nearer. */
function Ways({ state, coupon }: WaysProps) {
  const { isKnownPath } = usePlatform();
  const first = {
    reached: { to: paths.checkout({ ...coupon, quantity: QUANTITY_MIN }), label: goalWording.buy },
    saving: isKnownPath(paths.collect()) && { to: paths.collect(), label: goalWording.collect },
    soldOut: false as const,
    ended: { to: paths.catalogue(), label: goalWording.toCatalogue },
  }[state];
  return (
    <Stack $gap={3}>
      {first && (
        <ButtonLink to={first.to} fullWidth>
          {first.label}
        </ButtonLink>
      )}
      {state === 'saving' && isKnownPath(paths.partners()) && (
        <ButtonLink to={paths.partners()} variant="secondary" fullWidth>
          {goalWording.linkPartner}
        </ButtonLink>
      )}
      {state !== 'ended' && (
        <ButtonLink to={paths.coupon(coupon)} variant="secondary" fullWidth>
          {goalWording.open}
        </ButtonLink>
      )}
      <DropGoal />
    </Stack>
  );
}

/** How far the coupon is that the member saves up for, and the ways there. */
export function ChosenGoal({ goal, coupon }: ChosenGoalProps) {
  const progress = goalProgress(coupon, usePoints().totalPoints, goal);
  const { points, percent, state } = progress;
  const note = noteOf(progress, goal);
  return (
    <Stack $gap={5}>
      <Sheet as="section">
        <ProgressRing
          label={goalWording.title}
          text={goalWording.progress(percent)}
          value={percent}
          whole={100}
        >
          <Window>
            <Picture src={coupon.image} alt="" ratio="1:1" width={148} round="50%" eager />
          </Window>
        </ProgressRing>
        <div>
          <Caption>{coupon.brand}</Caption>
          <Name>{coupon.name}</Name>
        </div>
        <div>
          <Far>{goalWords(progress)}</Far>
          <Caption>{goalWording.collected(points, coupon.pricePoints)}</Caption>
        </div>
        {note !== null && <Caption>{note}</Caption>}
      </Sheet>
      <Ways state={state} coupon={coupon} />
    </Stack>
  );
}
