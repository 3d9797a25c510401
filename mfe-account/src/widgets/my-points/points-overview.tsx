import type { Customer } from '@poku/contract';
import { guideStop } from '@poku/domain/guide-stop';
import { formatDay } from '@poku/domain/dates';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { ButtonLink, Caption, color, Icon, Section, ShareBar, ShareDot, Skeleton } from '@poku/kit';
import { usePlatform } from '@poku/platform';
import type { TierProgress } from '../../calls/tier';
import type { Outcome } from '../../features/read-again';
import { nextTier, tierRing } from '../../features/measure-level';
import { paths } from '../../paths';
import { myPointsWording } from '../../wording/my-points';
import { Legend, levelColors, LevelLink, Line, Part, Parts } from './points-overview.styles';

interface SourcesProps {
  readonly ownPoints: number;
  readonly partnerPoints: number;
}

/** From where the total comes; the words say what the bar shows. */
function Sources({ ownPoints, partnerPoints }: SourcesProps) {
  const sources = [
    { id: 'own', name: myPointsWording.own, value: ownPoints, color: color('points') },
    { id: 'partners', name: myPointsWording.partners, value: partnerPoints, color: color('primary') },
  ];
  return (
    <Part>
      <ShareBar shares={sources} />
      <Legend>
        {sources.map(({ id, name, value, color: background }) => (
          <li key={id}>
            <ShareDot style={{ background }} />
            <span>
              {name} <b>{formatNumber(value)}</b>
            </span>
          </li>
        ))}
      </Legend>
    </Part>
  );
}

/** What ends first, and the way to what it buys. */
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
          <ButtonLink to={paths.ending()} variant="secondary">
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
        <Sources ownPoints={ownPoints} partnerPoints={totalPoints - ownPoints} />
        <Ending lots={lots} />
        <Level customer={customer} tier={tier} />
      </Parts>
    </Section>
  );
}
