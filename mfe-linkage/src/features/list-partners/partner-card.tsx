import type { LinkageItem } from '@poku/shared/contract';
import { Badge, Caption, Card, font, space, styled } from '@poku/shared/ui';
import { linkageState } from './linkage-state';
import { PartnerLogo } from './partner-logo';

const Row = styled(Card)`
  display: flex;
  gap: ${space(4)};
  height: 100%;
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
const Description = styled(Caption)`
  margin-top: ${space(1)};
  text-wrap: pretty;
`;

/** A partner or e-wallet with what it offers and whether it is linked. */
export function PartnerCard({ item }: { readonly item: LinkageItem }) {
  const { label, tone } = linkageState(item);
  return (
    <Row>
      <PartnerLogo src={item.image} />
      <Words>
        <Name>{item.name}</Name>
        <Badge $tone={tone}>{label}</Badge>
        {item.description !== '' && <Description>{item.description}</Description>}
      </Words>
    </Row>
  );
}
