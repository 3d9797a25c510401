import type { LinkageItem } from '@poku/contract';
import { sectionWording } from '@poku/domain/wording/section';
import { Section } from '@poku/kit';
import { Carousel } from '@poku/kit/carousel';
import { paths } from '../../paths';
import { linkageWording } from '../../wording/linkage';
import { PARTNER_CAROUSEL_SLIDES } from '../../limits';
import { PartnerTile } from './partner-tile';

/** All of today's partners fit on a wide screen. */
const WIDE_SLIDES = 6;

const linkedFirst = (a: LinkageItem, b: LinkageItem) => Number(b.isLinked) - Number(a.isLinked);

/** The partners, linked ones first, three in sight ([A] §9). */
export function PartnerRow({ partners }: { readonly partners: readonly LinkageItem[] }) {
  const more = { to: paths.partners(), label: sectionWording.seeAll };
  if (partners.length === 0) {
    return (
      <Section title={linkageWording.yourPartners}>
        <p>{linkageWording.partnersEmpty}</p>
      </Section>
    );
  }
  return (
    <Carousel
      title={linkageWording.yourPartners}
      more={more}
      visible={PARTNER_CAROUSEL_SLIDES}
      wideVisible={WIDE_SLIDES}
      slides={[...partners].sort(linkedFirst).map((item) => ({
        id: item.partnerId,
        content: <PartnerTile item={item} />,
      }))}
    />
  );
}
