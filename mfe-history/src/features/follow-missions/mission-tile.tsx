import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { Caption, color, Icon, linkTile, Skeleton, space, styled } from '@poku/kit';
import { Link } from '@poku/kit/router';
import type { Missions } from '../../calls/missions';
import { paths } from '../../paths';
import { missionsWording } from '../../wording/missions';
import { missionSums } from './mission-sums';

/** As high whatever it says, so that nothing below it moves. */
const Tile = styled(Link)`
  ${linkTile}
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 92px;
  padding: ${space(3)} ${space(4)};
`;
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color('pointsSoft')};
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

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
  <Tile to={paths.missions()}>
    <Disc aria-hidden="true">
      <Icon name="gift" />
    </Disc>
    <Words>
      <Caption as="span">{missionsWording.title}</Caption>
      {missions === null ? <Skeleton shape="text" count={1} label={null} /> : <Told missions={missions} />}
    </Words>
    <Icon name="chevron" size={20} />
  </Tile>
);
