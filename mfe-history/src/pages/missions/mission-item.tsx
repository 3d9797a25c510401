import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { usePlatform } from '@poku/platform';
import { Badge, Button, ButtonLink, Caption, color, Notice, ShareBar, VisuallyHidden } from '@poku/kit';
import type { Mission, MissionKind } from '../../calls/missions';
import { paths } from '../../paths';
import { missionsWording } from '../../wording/missions';
import { Head, Item, Progress } from './missions.styles';
import { type Reward, useFetch } from './use-fetch';

const ways: Readonly<Record<MissionKind, () => string>> = {
  earn: paths.earnPoint,
  buy: paths.catalogue,
  use: paths.myCoupons,
};

const nameOf = ({ kind, target }: Mission): string => missionsWording.names[kind](formatNumber(target));

interface MissionItemProps extends Reward {
  /** All that waits is fetched elsewhere with one press, which comes first. */
  readonly isOneOfMany: boolean;
}

function FetchButton({ isOneOfMany, ...reward }: MissionItemProps) {
  const { problem, isSending, send } = useFetch([reward]);
  const { mission } = reward;
  return (
    <>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Button
        variant={isOneOfMany ? 'secondary' : 'primary'}
        fullWidth
        busy={isSending}
        onClick={() => void send()}
      >
        {missionsWording.fetch(formatPoints(mission.rewardPoints))}
        <VisuallyHidden>: {nameOf(mission)}</VisuallyHidden>
      </Button>
    </>
  );
}

/** A mission: what it takes, what it gives, how far it is, and the next step. */
export function MissionItem(props: MissionItemProps) {
  const { isKnownPath } = usePlatform();
  const { mission } = props;
  const { kind, target, done, rewardPoints, state } = mission;
  const way = ways[kind]();
  return (
    <Item as="li">
      <Head>
        <b>{nameOf(mission)}</b>
        <Badge $tone="points">{missionsWording.reward(formatPoints(rewardPoints))}</Badge>
      </Head>
      <Progress>
        <ShareBar shares={[{ id: 'done', value: done, color: color('points') }]} whole={target} />
        <Caption>
          {state === 'paid'
            ? missionsWording.paid
            : missionsWording.progress(formatNumber(done), formatNumber(target))}
        </Caption>
      </Progress>
      {state === 'reached' && <FetchButton {...props} />}
      {state === 'open' && isKnownPath(way) && (
        <ButtonLink to={way} variant="secondary" fullWidth>
          {missionsWording.ways[kind]}
        </ButtonLink>
      )}
    </Item>
  );
}
