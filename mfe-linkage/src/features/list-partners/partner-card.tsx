import type { ReactNode } from 'react';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { rateText } from '@poku/domain/point-sources';
import { Badge, Caption, Card, font, nameAndAmount, Points, space, styled } from '@poku/kit';
import { linkGainWording } from '../../wording/link-gain';
import type { LinkKind } from './link-kind';
import { linkageState } from './linkage-state';
import { PartnerLogo } from './partner-logo';

const Root = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  height: 100%;
`;
const Row = styled.div`
  display: flex;
  gap: ${space(4)};
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`;
const Name = styled.h2`
  ${font('body', 'bold')}
  overflow-wrap: anywhere;
`;
const Top = styled.div`
  ${nameAndAmount}
`;
/** Its place is there while it is read. */
const Balance = styled.span`
  ${font('body')}
  display: flex;
  min-height: 1.5em;
  @media (min-width: 600px) {
    justify-content: end;
    min-width: 7.5rem;
  }
`;
/** Wraps its words when the text is large. */
const State = styled(Badge)`
  white-space: normal;
`;
const Description = styled(Caption)`
  margin-top: ${space(1)};
  text-wrap: pretty;
`;

export interface PartnerCardProps {
  readonly item: LinkablePartner;
  readonly kind: LinkKind;
  /** Its points here; `null` while they are read. Default they are not shown. */
  readonly points?: number | null;
  /** Level of the name's heading. Default `h2`. */
  readonly heading?: 'h2' | 'h3';
  /** What can be done, and what was done. */
  readonly children?: ReactNode;
}

/** A partner or e-wallet with what it offers, what its points are worth here, whether it is linked, and what can be done. */
export function PartnerCard({ item, kind, points, heading = 'h2', children }: PartnerCardProps) {
  const { label, tone } = linkageState(item);
  const isOpen = item.canLink && !item.isLinked && item.exchangeRate !== '';
  return (
    <Root>
      <Row>
        <PartnerLogo src={item.image} />
        <Words>
          <Top>
            <Name as={heading}>{item.name}</Name>
            {points !== undefined && <Balance>{points !== null && <Points value={points} />}</Balance>}
          </Top>
          <State $tone={tone}>{label}</State>
          {item.description !== '' && <Description>{item.description}</Description>}
          {isOpen && (
            <Caption>
              {linkGainWording.worth(
                rateText(item.exchangeRate, kind === 'partner' ? 'loyalty' : 'ewallet', null),
              )}
            </Caption>
          )}
        </Words>
      </Row>
      {children}
    </Root>
  );
}
