import { formatNumber } from '@poku/domain/numbers';
import { Badge } from '@poku/kit';
import { HtmlContent } from '@poku/kit/html';
import type { TierProgress } from '../../calls/tier';
import { accountWording } from '../../wording/account';
import { tierTableWording } from '../../wording/tier-table';
import { TierTableFrame } from './tier-table-frame';
import { Name } from './tier-table.styles';

/** The levels below each other: how many points each takes, how many are missing, and what it brings. */
export const TierTable = ({ tiers, standing: { level, earnedPoints } }: TierProgress) => (
  <TierTableFrame>
    {tiers.map(({ name, minimumPoints, benefitHtml }) => (
      <tr key={name} aria-current={name === level ? 'true' : undefined}>
        <Name scope="row">
          {name}
          {name === level && <Badge $tone="points">{tierTableWording.yours}</Badge>}
        </Name>
        <td>{formatNumber(minimumPoints)}</td>
        <td>
          {earnedPoints < minimumPoints
            ? formatNumber(minimumPoints - earnedPoints)
            : tierTableWording.reached}
        </td>
        <td>{benefitHtml === '' ? accountWording.tierNoBenefits : <HtmlContent html={benefitHtml} />}</td>
      </tr>
    ))}
  </TierTableFrame>
);
