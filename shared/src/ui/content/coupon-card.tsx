import { uiWording } from '../../domain/wording/ui';
import { IconButton } from '../controls/icon-button';
import { type To } from '../router';
import { styled } from '../styled';
import { color, font, radius, shadow, space } from '../theme';
import { Caption } from './caption';
import { cardLinkArea, CardLink, CardName } from './card-link';
import { Picture } from './picture';
import { Points } from './points';

const Root = styled.article<{ $isSoldOut: boolean }>`
  ${cardLinkArea}
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  overflow: hidden;
  img {
    filter: ${({ $isSoldOut }) => ($isSoldOut ? 'grayscale(1)' : 'none')};
    opacity: ${({ $isSoldOut }) => ($isSoldOut ? 0.6 : 1)};
  }
`;
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(0.5)};
  padding: ${space(2.5)} ${space(3)} ${space(3)};
`;
const Price = styled.div`
  margin-top: auto;
  padding-top: ${space(1)};
`;
const SoldOut = styled.p`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
`;
const Heart = styled.span`
  position: absolute;
  z-index: 1;
  top: ${space(1)};
  right: ${space(1)};
  border-radius: 50%;
  background: ${color('card')};
  color: ${color('error')};
`;

/** Props of `CouponCard`. */
export interface CouponCardProps {
  readonly to: To;
  /** Site path of the picture, 16:9. */
  readonly image: string;
  readonly brand: string;
  readonly name: string;
  readonly pricePoints: number;
  /** Greyed, with words instead of nothing. Default false. */
  readonly isSoldOut?: boolean;
  /** With a heart: whether it is set, and what a press asks for. */
  readonly favourite?: { readonly isSet: boolean; readonly onChange: (isSet: boolean) => void };
  /** For pictures that are in sight at once. Default false. */
  readonly eager?: boolean;
}

/** A coupon in a list or grid. */
export function CouponCard(props: CouponCardProps) {
  const { to, image, brand, name, pricePoints, isSoldOut = false, favourite, eager } = props;
  return (
    <Root $isSoldOut={isSoldOut}>
      <Picture src={image} alt="" eager={eager} />
      <Words>
        <Caption>{brand}</Caption>
        <CardName>
          <CardLink to={to}>{name}</CardLink>
        </CardName>
        <Price>
          <Points value={pricePoints} />
        </Price>
        {isSoldOut && <SoldOut>{uiWording.soldOut}</SoldOut>}
      </Words>
      {favourite !== undefined && (
        <Heart>
          <IconButton
            icon="heart"
            filled={favourite.isSet}
            aria-pressed={favourite.isSet}
            label={`${uiWording.favourite}: ${name}`}
            onClick={() => favourite.onChange(!favourite.isSet)}
          />
        </Heart>
      )}
    </Root>
  );
}
