import { Link } from '@poku/kit/router';
import { color, font, Picture, radius, shadow, space, styled } from '@poku/kit';
import type { Promotion } from '../../calls/promotions';

const Slide = styled(Link)`
  position: relative;
  display: block;
  border-radius: ${radius.card};
  box-shadow: ${shadow};
  overflow: hidden;
  text-decoration: none;
  -webkit-tap-highlight-color: transparent;
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Name = styled.span`
  ${font('body', 'bold')}
  position: absolute;
  inset: auto auto 0 0;
  max-width: 90%;
  padding: ${space(1.5)} ${space(4)};
  border-start-end-radius: ${radius.card};
  background: ${color('card')};
  color: ${color('ink')};
`;

interface PromotionSlideProps {
  readonly promotion: Promotion;
  readonly to: string;
  /** In sight at once. */
  readonly eager: boolean;
}

export function PromotionSlide({ promotion, to, eager }: PromotionSlideProps) {
  return (
    <Slide to={to}>
      <Picture src={promotion.image} alt="" width={480} eager={eager} />
      <Name>{promotion.name}</Name>
    </Slide>
  );
}
