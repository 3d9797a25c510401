import { formatRupiah } from '@poku/domain/numbers';
import { IconButton } from '../controls/icon-button';
import { VisuallyHidden } from '../layout/visually-hidden';
import { type To } from '../own-router';
import { styled } from '../styled';
import { color, font, radius, space } from '../theme';
import { uiWording } from '../wording';
import { Caption } from './caption';
import { cardLinkArea, CardLink, CardName } from './card-link';
import { Picture } from './picture';
import { Points } from './points';

const Root = styled.article<{ $isSoldOut: boolean }>`
  ${cardLinkArea}
  img {
    filter: ${({ $isSoldOut }) => ($isSoldOut ? 'grayscale(1)' : 'none')};
    opacity: ${({ $isSoldOut }) => ($isSoldOut ? 0.6 : 1)};
  }
`;
const Cover = styled.div`
  position: relative;
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
/** Hangs over the edge of the picture, in the room above the brand: a card is as high with it as without. */
const Note = styled.p`
  ${font('body', 'bold')}
  position: absolute;
  bottom: -${space(2)};
  left: ${space(1)};
  padding: 0 ${space(2)};
  border-radius: ${radius.pill};
  background: ${color('card')};
  color: ${color('ink')};
`;
const Brand = styled(Caption)`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
/** Room for two lines, also under a short name: cards of a list are of one height, wherever they stand. */
const Name = styled(CardName)`
  min-height: 3em;
`;
const Heart = styled.span`
  position: absolute;
  z-index: 1;
  top: ${space(0.5)};
  right: ${space(0.5)};
  color: ${color('error')};
  /* Smaller than what can be touched, so that it leaves the picture. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: ${space(1)};
    border-radius: 50%;
    background: ${color('card')};
  }
`;

export interface CouponCardProps {
  readonly to: To;
  /** Site path of the picture, 16:9. */
  readonly image: string;
  readonly brand: string;
  readonly name: string;
  readonly pricePoints: number;
  /** What it is worth, in rupiah. Default 0: nothing is said. */
  readonly faceValueRupiah?: number;
  /** Greyed, with words instead of nothing. Default false. */
  readonly isSoldOut?: boolean;
  /** With a heart: whether it is set, and what a press asks for. */
  readonly favourite?: { readonly isSet: boolean; readonly onChange: (isSet: boolean) => void };
  /** For pictures that are in sight at once. Default false. */
  readonly eager?: boolean;
}

/** A coupon in a list or grid. Its parts have names for a page that embeds it (docs/embed.md). */
export function CouponCard(props: CouponCardProps) {
  const { to, image, brand, name, pricePoints, faceValueRupiah = 0, favourite, eager } = props;
  const { isSoldOut = false } = props;
  return (
    <Root part="card" $isSoldOut={isSoldOut}>
      <Cover part="card-picture">
        <Picture src={image} alt="" eager={eager} />
        {isSoldOut ? (
          <Note>{uiWording.soldOut}</Note>
        ) : (
          faceValueRupiah > 0 && (
            <Note>
              <VisuallyHidden>{uiWording.worth} </VisuallyHidden>
              {formatRupiah(faceValueRupiah)}
            </Note>
          )
        )}
      </Cover>
      <Words>
        <Brand part="card-brand" lang="id">
          {brand}
        </Brand>
        <Name part="card-name" lang="id">
          <CardLink to={to}>{name}</CardLink>
        </Name>
        <Price part="card-price">
          <Points value={pricePoints} />
        </Price>
      </Words>
      {favourite !== undefined && (
        <Heart>
          <IconButton
            icon="heart"
            aria-pressed={favourite.isSet}
            label={`${uiWording.favourite}: ${name}`}
            onClick={() => favourite.onChange(!favourite.isSet)}
          />
        </Heart>
      )}
    </Root>
  );
}
