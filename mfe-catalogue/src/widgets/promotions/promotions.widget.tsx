import type { CallOptions, Platform, PokuApi } from '@poku/contract';
import { safeRedirect } from '@poku/domain/redirect';
import { usePlatform, useWidgetData } from '@poku/platform';
import { Grid, Section, Skeleton, styled, touchTarget, wide } from '@poku/kit';
import { Carousel } from '@poku/kit/carousel';
import { type Promotion, promotionsCall } from '../../calls/promotions';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { CAROUSEL_ADVANCE_MS } from '../../limits';
import { PromotionSlide } from './promotion-slide';

const WIDE_VISIBLE = 3;

/** As high as the buttons that come with the promotions, so that nothing moves. */
const ButtonsRoom = styled.div`
  height: ${touchTarget};
`;

/** As many as come in sight: one on a phone, `WIDE_VISIBLE` from 900 px. */
const Slides = styled(Grid)`
  > :not(:first-child) {
    display: none;
    ${wide} {
      display: block;
    }
  }
`;

const readPromotions = (_: PokuApi, options: CallOptions, { call }: Platform) =>
  call(promotionsCall, {}, options);

/** Promotions on the dashboard. One whose link leads to no page of ours leads to its coupons. */
export function Widget() {
  const promotions = useWidgetData(readPromotions);
  const { isKnownPath } = usePlatform();
  const addressOf = ({ id, link }: Promotion) => {
    const target = safeRedirect(link, { isKnownPath });
    return target === '/' ? paths.recommendations(id) : target;
  };
  if (promotions === null || promotions.length === 0) {
    return (
      <Section title={catalogueWording.promotions} controls={<ButtonsRoom />}>
        {promotions === null ? (
          <Slides $columns={1} $wideColumns={WIDE_VISIBLE}>
            <Skeleton shape="picture" label={null} />
            <Skeleton shape="picture" label={null} />
            <Skeleton shape="picture" label={null} />
          </Slides>
        ) : (
          <p>{catalogueWording.promotionsEmpty}</p>
        )}
      </Section>
    );
  }
  return (
    <Carousel
      title={catalogueWording.promotions}
      visible={1}
      wideVisible={WIDE_VISIBLE}
      advanceMs={CAROUSEL_ADVANCE_MS}
      slides={promotions.map((promotion, index) => ({
        id: promotion.id,
        content: <PromotionSlide promotion={promotion} to={addressOf(promotion)} eager={index === 0} />,
      }))}
    />
  );
}
