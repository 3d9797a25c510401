import { Badge, font, Notice, space, Stack, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import type { Tier, TierProgress } from '../../calls/tier';
import { tierRing } from '../../features/measure-level';
import { accountWording } from '../../wording/account';
import { TierRing } from './tier-ring';
import { keepText, ringText } from './tier-words';

/** The ring, and words beside it; with large text below it. */
export const Overview = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(8)};
  > :last-child {
    flex: 1 1 20rem;
  }
`;
const Title = styled.h2`
  ${font('title', 'bold')}
`;

interface TierOverviewProps {
  /** The member's. */
  readonly tier: Tier;
  readonly progress: TierProgress;
  /** What to do next. */
  readonly children: ReactNode;
}

/** Where the member stands, on a desk. */
export function TierOverview({ tier, progress, children }: TierOverviewProps) {
  const { earnedPoints } = progress.standing;
  const text = ringText(tier, progress);
  const keep = keepText(progress);
  return (
    <Overview>
      <TierRing
        label={tier.name}
        fill={tierRing(tier, earnedPoints)}
        earnedPoints={earnedPoints}
        text={text}
      />
      <Stack $gap={3} $align="start">
        <Badge $tone="points">{accountWording.yourLevel}</Badge>
        <Title>{tier.name}</Title>
        <p>{text}</p>
        {keep !== undefined && <Notice tone="warning">{keep}</Notice>}
        {children}
      </Stack>
    </Overview>
  );
}
