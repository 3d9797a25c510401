import { GoalTile } from '../../features/follow-goal/goal-tile';

export const Placeholder = () => <GoalTile goal={null} />;
