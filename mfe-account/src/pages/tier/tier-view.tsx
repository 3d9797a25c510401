import { Badge, Card, color, font, Notice, Stack, styled } from '@poku/kit';
import { HtmlContent } from '@poku/kit/html';
import type { Tier, TierProgress } from '../../calls/tier';
import { accountWording } from '../../wording/account';
import { TierRing } from './tier-ring';
import { keepText, rangeText, ringText } from './tier-words';
import { tierRing } from '../../features/measure-level';

/** Wraps its words when the text is large. */
const Own = styled(Badge)`
  white-space: normal;
  text-align: center;
`;
const Summary = styled.p`
  text-align: center;
  text-wrap: balance;
`;
const Range = styled.p`
  color: ${color('inkMuted')};
  text-align: center;
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
`;

/** One level: how far the member is, its range and what it gives. */
export function TierView({ tier, progress }: { readonly tier: Tier; readonly progress: TierProgress }) {
  const text = ringText(tier, progress);
  const { level, earnedPoints } = progress.standing;
  const keep = tier.name === level ? keepText(progress) : undefined;
  return (
    <Stack $gap={5}>
      <Stack $gap={3} $align="center">
        {tier.name === level && <Own $tone="points">{accountWording.yourLevel}</Own>}
        <TierRing
          label={tier.name}
          fill={tierRing(tier, earnedPoints)}
          earnedPoints={earnedPoints}
          text={text}
        />
        <Summary>{text}</Summary>
        <Range>{rangeText(tier)}</Range>
      </Stack>
      {keep !== undefined && <Notice tone="warning">{keep}</Notice>}
      <Card as="section">
        <Stack $gap={2}>
          <Title>{accountWording.tierBenefits(tier.name)}</Title>
          {tier.benefitHtml === '' ? (
            <p>{accountWording.tierNoBenefits}</p>
          ) : (
            <HtmlContent html={tier.benefitHtml} />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
