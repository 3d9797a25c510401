import type { EarnPartner } from '@poku/shared/contract';
import { Caption, font, Picture, radius, space, styled } from '@poku/shared/ui';

const LOGO_PX = 88;

const Root = styled.div`
  display: grid;
  grid-template-columns: ${LOGO_PX}px minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  overflow-wrap: anywhere;
`;
const Name = styled.h2`
  ${font('heading', 'bold')}
`;

/** Picture, name and address of a partner. */
export function PartnerHead({ partner }: { readonly partner: EarnPartner }) {
  const { name, image, address } = partner;
  return (
    <Root>
      <Picture src={image} alt="" ratio="1:1" width={LOGO_PX} fit="contain" round={radius.card} eager />
      <div>
        <Name>{name}</Name>
        {address !== '' && <Caption>{address}</Caption>}
      </div>
    </Root>
  );
}
