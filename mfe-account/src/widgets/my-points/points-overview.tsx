import type { Customer } from '@poku/contract';
import { guideStop } from '@poku/domain/guide-stop';
import { formatDay } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { ButtonLink, Caption, Icon, Points, Section, ShareBar, Skeleton } from '@poku/kit';
import { usePlatform } from '@poku/platform';
import type { TierProgress } from '../../calls/tier';
import type { Outcome } from '../../features/read-again';
import { endsSoon } from '../../calls/ending';
import { nextTier, tierRing } from '../../features/measure-level';
import { Sources } from '../../features/show-sources';
import { paths } from '../../paths';
import { myPointsWording } from '../../wording/my-points';
import { levelColors, LevelLink, Line, Part, Parts } from './points-overview.styles';

/** What ends first, and the way to what it buys; one that presses only when it ends soon. */
function Ending({ lots }: Pick<Customer, 'lots'>) {
  const { isKnownPath } = usePlatform();
  const [first] = lots;
  if (first === undefined) {
    return (
      <Part>
        <Caption>{myPointsWording.nothingEnds}</Caption>
      </Part>
    );
  }
  const points = formatPoints(first.points);
  return (
    <Part>
      <Line>
        <p>
          <b>{points}</b>
          <br />
          <Caption as="span">{myPointsWording.ends(formatDay(first.expiresAt))}</Caption>
        </p>
        {isKnownPath(paths.ending()) && (
          <ButtonLink to={paths.ending()} variant={endsSoon(first.expiresAt) ? 'secondary' : 'text'}>
            {myPointsWording.use}
          </ButtonLink>
        )}
      </Line>
    </Part>
  );
}

/** How much of the member's own level is behind, in per cent. */
function levelPercent({ tiers, standing: { level, earnedPoints } }: TierProgress): number {
  const own = tiers.find(({ name }) => name === level);
  if (own === undefined) return 0;
  const { value, scale } = tierRing(own, earnedPoints);
  return (100 * value) / scale;
}

interface LevelProps {
  readonly customer: Pick<Customer, 'tier'>;
  readonly tier: Outcome<TierProgress> | null;
}

/** How far the next level is. */
function Level({ customer, tier }: LevelProps) {
  if (tier === null) {
    return (
      <Part>
        <Skeleton shape="text" count={1} />
      </Part>
    );
  }
  const progress = tier.status === 'ready' ? tier.value : undefined;
  const level = progress?.standing.level ?? customer.tier;
  const next = progress ? nextTier(progress.tiers, level) : level;
  const words =
    progress && next !== level
      ? myPointsWording.toNext(formatPoints(progress.remainingPoints), next)
      : myPointsWording.atLevel(level);
  return (
    <Part>
      <LevelLink to={paths.tier()}>
        <Line>
          <span>{words}</span>
          <Icon name="chevron" size={16} />
        </Line>
        {progress && (
          <ShareBar
            shares={[{ id: next, value: levelPercent(progress), color: levelColors[next] }]}
            whole={100}
          />
        )}
      </LevelLink>
    </Part>
  );
}

export interface PointsOverviewProps extends Pick<LevelProps, 'tier'> {
  readonly customer: Customer;
}

/** Where the points come from, what ends first, and how far the next level is. */
export function PointsOverview({ customer, tier }: PointsOverviewProps) {
  const { ownPoints, totalPoints, lots } = customer;
  return (
    <Section title={myPointsWording.title} more={{ to: paths.points(), label: myPointsWording.details }}>
      <Parts {...guideStop('points')}>
        <Part>
          <Points value={totalPoints} size="title" />
          <Caption>{myPointsWording.total}</Caption>
          <Sources ownPoints={ownPoints} partnerPoints={totalPoints - ownPoints} />
        </Part>
        <Ending lots={lots} />
        <Level customer={customer} tier={tier} />
      </Parts>
    </Section>
  );
}
