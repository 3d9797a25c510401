import { formatPoints } from '@poku/domain/numbers';
import { Button, Card, Notice, Stack } from '@poku/kit';
import { missionsWording } from '../../wording/missions';
import { type Reward, useFetch } from './use-fetch';

/** Fetches all that waits with one press. */
export function FetchAll({ rewards }: { readonly rewards: readonly Reward[] }) {
  const { problem, isSending, send } = useFetch(rewards);
  const points = rewards.reduce((sum, { mission }) => sum + mission.rewardPoints, 0);
  return (
    <Card>
      <Stack $gap={3}>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        <p>{missionsWording.allReached(rewards.length)}</p>
        <Button fullWidth busy={isSending} onClick={() => void send()}>
          {missionsWording.fetchAll(formatPoints(points))}
        </Button>
      </Stack>
    </Card>
  );
}
