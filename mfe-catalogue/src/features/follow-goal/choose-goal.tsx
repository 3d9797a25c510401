import { Button, space, styled } from '@poku/kit';
import { useNavigate } from '@poku/kit/router';
import { chooseGoalCall } from '../../calls/goal';
import { paths } from '../../paths';
import { goalWording } from '../../wording/goal';
import { useGoalChange } from './use-goal-change';

/** Its words begin where those of the ways beside it do. */
const Way = styled(Button)`
  margin-inline-start: -${space(3)};
`;

/** Makes a coupon the member's goal and shows it. */
export function ChooseGoal({ couponId }: { readonly couponId: string }) {
  const navigate = useNavigate();
  const { isBusy, run } = useGoalChange(async (call) => {
    await call(chooseGoalCall, { couponId });
    await navigate(paths.goal());
  });
  return (
    <Way variant="text" busy={isBusy} onClick={run}>
      {goalWording.choose}
    </Way>
  );
}
