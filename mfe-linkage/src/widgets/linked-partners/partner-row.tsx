import { use, useId } from 'react';
import type { LinkageItem } from '@poku/shared/contract';
import { linkageWording } from '@poku/shared/domain';
import { Link } from '@poku/shared/router';
import { color, font, space, Stack, styled, touchTarget, wide } from '@poku/shared/ui';
import { paths } from '../../paths';
import { PartnerTile } from './partner-tile';

const Title = styled.h2`
  ${font('heading', 'bold')}
`;
const AllLink = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  color: ${color('primary')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
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

/** The row, once its partners are there; linked ones first. Without any partner there is no row. */
export function PartnerRow({ reading }: { readonly reading: Promise<readonly LinkageItem[]> }) {
  const titleId = useId();
  const items = [...use(reading)].sort(linkedFirst);
  if (items.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={titleId} $gap={1}>
      <Stack $direction="row" $align="center" $justify="space-between" $gap={2}>
        <Title id={titleId}>{linkageWording.yourPartners}</Title>
        <AllLink to={paths.partners()}>{linkageWording.seeAllPartners}</AllLink>
      </Stack>
      <Row>
        {items.map((item) => (
          <li key={item.partnerId}>
            <PartnerTile item={item} />
          </li>
        ))}
      </Row>
    </Stack>
  );
}
