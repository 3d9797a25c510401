import type { CallOptions, Platform, PokuApi } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import { sectionWording } from '@poku/domain/wording/section';
import { useWidgetData } from '@poku/platform';
import { Card, color, font, Grid, Picture, radius, Section, Skeleton, space, styled } from '@poku/kit';
import { earnPartnersCall } from '../../calls/earn';
import { guestPartnersWording } from '../../wording/guest';
import { earnWording } from '../../wording/earn';

const LOGO_PX = 44;

const Quiet = styled.p`
  color: ${color('inkMuted')};
`;
const Partners = styled(Grid)`
  list-style: none;
`;
/** The name goes below the logo where it has no room beside it. */
const Tile = styled(Card)`
  ${font('caption', 'bold')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  > :first-child {
    flex: none;
    width: ${LOGO_PX}px;
  }
`;

const readPartners = (_: PokuApi, options: CallOptions, { call }: Platform) =>
  call(earnPartnersCall, {}, options);

/** Where points are earned, before the login ([A] §6); what a partner gives stands on the page of all. */
export function Widget() {
  const partners = useWidgetData(readPartners);
  return (
    <Section
      title={guestPartnersWording.partners}
      more={{ to: BRAND.paths.partners, label: sectionWording.seeAll }}
    >
      <Quiet>{guestPartnersWording.partnersText}</Quiet>
      {partners === null ? (
        <Skeleton shape="list" label={null} />
      ) : partners.length === 0 ? (
        <p>{earnWording.empty}</p>
      ) : (
        <Partners as="ul" $columns={2} $wideColumns={5}>
          {partners.map(({ id, name, image }) => (
            <Tile as="li" key={id}>
              <Picture src={image} alt="" ratio="1:1" width={LOGO_PX} fit="contain" round={radius.control} />
              {name}
            </Tile>
          ))}
        </Partners>
      )}
    </Section>
  );
}
