import { type ReactNode } from 'react';
import { type TierName } from '@poku/contract';
import {
  css,
  font,
  Icon,
  Points,
  radius,
  shadow,
  space,
  Stack,
  styled,
  touchTarget,
  VisuallyHidden,
} from '@poku/kit';
import { Link, type To } from '@poku/kit/router';
import { uiWording } from '../wording';

/** Metals of the tiers. They are the same in every theme and colour scheme, like the card itself. */
const metals: Record<TierName, ReturnType<typeof css>> = {
  Silver: css`
    background: linear-gradient(120deg, #e4e9ec, #cdd6db 55%, #dde3e7);
    color: #1e2d35;
    --metal-edge: rgb(30 45 53 / 16%);
  `,
  Gold: css`
    background: linear-gradient(120deg, #f7dc94, #e9be58 55%, #f3d07c);
    color: #33240a;
    --metal-edge: rgb(51 36 10 / 18%);
  `,
  Platinum: css`
    background: linear-gradient(120deg, #3d464c, #262d32 55%, #38424a);
    color: #f3f6f7;
    --metal-edge: rgb(255 255 255 / 18%);
  `,
};

const Root = styled.section<{ $tier: TierName }>`
  ${({ $tier }) => metals[$tier]}
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
  overflow: hidden;
  isolation: isolate;
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -60px -60px auto auto;
    width: 190px;
    height: 190px;
    border: 26px solid var(--metal-edge);
    border-radius: 50%;
    opacity: 0.45;
  }
`;
const Name = styled.p`
  ${font('heading', 'bold')}
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Tier = styled.span`
  ${font('caption', 'bold')}
  padding: 2px ${space(3)};
  border: 1px solid var(--metal-edge);
  border-radius: ${radius.pill};
  background: rgb(255 255 255 / 16%);
`;
const TierLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  margin-block: -${space(2)};
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline-color: currentColor;
  }
`;
const balanceStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${touchTarget};
  color: inherit;
  text-decoration: none;
`;
const Balance = styled.div`
  ${balanceStyles}
`;
const BalanceLink = styled(Link)`
  ${balanceStyles}
  &:focus-visible {
    outline-color: currentColor;
  }
`;
const Note = styled.div`
  ${font('caption')}
`;

export interface MemberCardProps {
  readonly tier: TierName;
  readonly name: string;
  /** Total points; `null` while they are not known. */
  readonly points: number | null;
  /** Where the points lead, usually `/poinku`. */
  readonly to?: To;
  /** Where the level leads, usually `/poin-n-tier`. */
  readonly tierTo?: To;
  /** For example when the points end. */
  readonly note?: ReactNode;
}

/** The member's card in the metal of the tier: name, tier, points. */
export function MemberCard({ tier, name, points, to, tierTo, note }: MemberCardProps) {
  const balance = <Points value={points} size="title" />;
  const level = (
    <Tier>
      <VisuallyHidden>{`${uiWording.tier} `}</VisuallyHidden>
      {tier}
    </Tier>
  );
  return (
    <Root $tier={tier}>
      <Stack $direction="row" $align="center" $justify="space-between" $gap={2}>
        <Name>{name}</Name>
        {tierTo === undefined ? level : <TierLink to={tierTo}>{level}</TierLink>}
      </Stack>
      {to === undefined ? (
        <Balance>{balance}</Balance>
      ) : (
        <BalanceLink to={to}>
          {balance}
          <Icon name="chevron" />
        </BalanceLink>
      )}
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}
