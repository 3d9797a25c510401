import type { CallOptions, Platform, PokuApi } from '@poku/contract';
import { safeRedirect } from '@poku/domain/redirect';
import { usePlatform, useWidgetData } from '@poku/platform';
import { Section, Skeleton } from '@poku/kit';
import { Carousel } from '@poku/kit/carousel';
import { type Promotion, promotionsCall } from '../../calls/promotions';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { CAROUSEL_ADVANCE_MS } from '../../limits';
import { PromotionSlide } from './promotion-slide';
import { ButtonsRoom, Slides, WIDE_VISIBLE } from './promotions.styles';

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
