import type { LinkageItem } from '@poku/shared/contract';
import { homeWording, linkageWording } from '@poku/shared/domain';
import { Section, space, styled, wide } from '@poku/shared/ui';
import { paths } from '../../paths';
import { PartnerTile } from './partner-tile';

/** Three partners fit on a phone ([A] §9), and the edge of the next one says that there are more. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: max(96px, calc((100% - 3 * ${space(3)}) / 3.2));
  gap: ${space(3)};
  margin: -${space(1)};
  padding: ${space(1)};
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(1)};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > li {
    scroll-snap-align: start;
  }
  ${wide} {
    grid-auto-columns: minmax(120px, 160px);
  }
`;

const linkedFirst = (a: LinkageItem, b: LinkageItem) => Number(b.isLinked) - Number(a.isLinked);

/** The partners, linked ones first. Without any partner there is no row. */
export function PartnerRow({ partners }: { readonly partners: readonly LinkageItem[] }) {
  if (partners.length === 0) return null;
  return (
    <Section title={linkageWording.yourPartners} more={{ to: paths.partners(), label: homeWording.seeAll }}>
      <Row>
        {[...partners].sort(linkedFirst).map((item) => (
          <li key={item.partnerId}>
            <PartnerTile item={item} />
          </li>
        ))}
      </Row>
    </Section>
  );
}
