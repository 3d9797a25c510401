import { textMark } from '@poku/contract';
import { wireName } from '@poku/contract/calls';
import { radius, Section } from '@poku/kit';
import { Bone, Sample } from '@poku/kit/placeholder';
import { promotionFields, promotionsCall } from '../../calls/promotions';
import { catalogueWording } from '../../wording/catalogue';
import { PromotionSlide } from './promotion-slide';
import { ButtonsRoom, Slides, WIDE_VISIBLE } from './promotions.styles';

const markOf = (name: 'id' | 'name' | 'link' | 'image') => textMark(wireName(name, promotionFields[name]));

const sample = {
  id: markOf('id'),
  name: markOf('name'),
  link: '',
  image: `/${markOf('image')}`,
  couponIds: [],
};

export const Placeholder = () => (
  <Section title={catalogueWording.promotions} controls={<ButtonsRoom />}>
    <Sample rows={{ call: promotionsCall.path, most: WIDE_VISIBLE, wholes: [] }}>
      <li>
        <PromotionSlide promotion={sample} to={`/${markOf('link')}`} eager />
      </li>
    </Sample>
    <Slides as="ul" $columns={1} $wideColumns={WIDE_VISIBLE}>
      {Array.from({ length: WIDE_VISIBLE }, (_, index) => (
        <li key={index} aria-hidden="true">
          <Bone $ratio="16 / 9" $round={radius.card} />
        </li>
      ))}
    </Slides>
  </Section>
);
