import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { messageFor, usePlatform } from '@poku/platform';
import { Badge, Button, ButtonLink, Caption, color, Notice, ShareBar, VisuallyHidden } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import { useState } from 'react';
import { fetchRewardCall, type Mission, type MissionKind } from '../../calls/missions';
import { paths } from '../../paths';
import { missionsWording } from '../../wording/missions';
import { Head, Item, Progress } from './missions.styles';

const ways: Readonly<Record<MissionKind, () => string>> = {
  earn: paths.earnPoint,
  buy: paths.catalogue,
  use: paths.myCoupons,
};

const nameOf = ({ kind, target }: Mission): string => missionsWording.names[kind](formatNumber(target));

interface MissionItemProps {
  readonly mission: Mission;
  /** Monday of its week. */
  readonly week: string;
}

/** Fetches the points of a mission, and tells everybody who shows points or missions. */
function FetchButton({ mission, week }: MissionItemProps) {
  const { call, clientId, events } = usePlatform();
  const [problem, setProblem] = useState<string>();
  const points = formatPoints(mission.rewardPoints);
  const fetching = useSubmission(async () => {
    setProblem(undefined);
    try {
      await call(fetchRewardCall, { missionId: mission.id, week });
      events.publish('alert.raised', { kind: 'success', message: missionsWording.fetched(points) });
      events.publish('points.changed', { clientId: clientId() });
    } catch (error) {
      setProblem(messageFor(error));
    }
  });
  return (
    <>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Button fullWidth busy={fetching.isSending} onClick={() => void fetching.send()}>
        {missionsWording.fetch(points)}
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
