import { Caption, font, Picture, radius, space, styled } from '@poku/kit';
import type { EarnPartner } from '../../calls/earn';

const LOGO_PX = 88;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  overflow-wrap: break-word;
  > :first-child {
    flex: none;
    width: ${LOGO_PX}px;
  }
`;
/** With large text below the picture, where its words have room. */
const Words = styled.div`
  flex: 1 1 min-content;
  min-width: 0;
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
      <Words>
        <Name>{name}</Name>
        {address !== '' && <Caption>{address}</Caption>}
      </Words>
    </Root>
  );
}
