import { uiWording } from '../../domain/wording/ui';
import { IconButton } from '../controls/icon-button';
import { Link, type To } from '../router';
import { styled } from '../styled';
import { color, font, radius, shadow, space } from '../theme';
import { Picture } from './picture';
import { Points } from './points';

const Root = styled.article<{ $isSoldOut: boolean }>`
  position: relative;
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
  &:has(a:focus-visible) {
    outline: 3px solid ${color('primary')};
    outline-offset: 2px;
  }
`;
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(0.5)};
  padding: ${space(2.5)} ${space(3)} ${space(3)};
`;
const Brand = styled.p`
  ${font('caption')}
  color: ${color('inkMuted')};
`;
const Name = styled.h3`
  ${font('body', 'bold')}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;
/** The whole card is its link's target; the heart lies above it. */
const Target = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &:focus-visible {
    outline: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
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
        <Brand>{brand}</Brand>
        <Name>
          <Target to={to}>{name}</Target>
        </Name>
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
