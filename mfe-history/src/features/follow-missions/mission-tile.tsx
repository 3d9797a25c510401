import { homeTile } from '@poku/domain/home-tile';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { Caption, Skeleton } from '@poku/kit';
import type { Missions } from '../../calls/missions';
import { HomeTile } from '../../home-tile';
import { paths } from '../../paths';
import { missionsWording } from '../../wording/missions';
import { missionSums } from './mission-sums';

/** What stands large in the tile, and what below it. */
function wordsOf(missions: Missions): readonly [string, string] {
  const { all, done, waitingPoints, openPoints } = missionSums(missions);
  const { tile } = missionsWording;
  const count = tile.done(formatNumber(done), formatNumber(all));
  if (waitingPoints > 0) return [tile.waiting(formatPoints(waitingPoints)), count];
  if (all === 0) return [missionsWording.none, ''];
  return openPoints === 0 ? [tile.all, count] : [count, tile.most(formatPoints(openPoints))];
}

function Told({ missions }: { readonly missions: Missions }) {
  const [large, small] = wordsOf(missions);
  return (
    <>
      <b>{large}</b>
      {small !== '' && <Caption as="span">{small}</Caption>}
    </>
  );
}

/**
 * How far the week's missions are, and what waits to be fetched; leads to their page.
 * @param missions `null` while they are on their way
 */
export const MissionTile = ({ missions }: { readonly missions: Missions | null }) => (
  <HomeTile {...homeTile} to={paths.missions()} icon="gift" heading={missionsWording.title}>
    {missions === null ? <Skeleton shape="text" count={1} label={null} /> : <Told missions={missions} />}
  </HomeTile>
);
