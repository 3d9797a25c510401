import { MissionTile } from '../../features/follow-missions/mission-tile';

export const Placeholder = () => <MissionTile missions={null} />;
