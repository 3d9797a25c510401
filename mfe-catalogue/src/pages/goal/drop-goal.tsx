import { Button } from '@poku/kit';
import { useRevalidator } from '@poku/kit/router';
import { dropGoalCall } from '../../calls/goal';
import { useGoalChange } from '../../features/follow-goal/use-goal-change';
import { goalWording } from '../../wording/goal';

/** Lets go of the member's goal. */
export function DropGoal() {
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useGoalChange(async (call) => {
    await call(dropGoalCall, {});
    await revalidate();
  });
  return (
    <Button variant="text" fullWidth busy={isBusy} onClick={run}>
      {goalWording.drop}
    </Button>
  );
}
