import { Badge, color, font, space, styled } from '@poku/kit';
import type { EarnReward } from '../../calls/earn';
import { rewardWords } from '../../reward-words';
import { rewardWording } from '../../wording/reward';

/** As high with one line as with two, and while it is on its way. */
export const RewardRoom = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(1)};
  min-height: 3.5rem;
`;
const Rate = styled.p`
  ${font('heading', 'bold')}
  color: ${color('success')};
`;

/** What a purchase gives, and what the first one gives on top. */
export function PartnerReward({ reward }: { readonly reward: EarnReward }) {
  const { firstPurchase } = reward;
  return (
    <RewardRoom>
      <Rate>{rewardWords(reward)}</Rate>
      {firstPurchase !== null && (
        <Badge $tone="points">{rewardWording.firstPurchase(firstPurchase.points)}</Badge>
      )}
    </RewardRoom>
  );
}
