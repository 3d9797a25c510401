import { color, IconButton, styled } from '@poku/kit';
import { catalogueWording } from '../../wording/catalogue';

const Heart = styled.span`
  flex: none;
  color: ${color('error')};
`;
const Hidden = styled.span`
  visibility: hidden;
`;
const never = () => undefined;

interface FavouriteButtonProps {
  /** Name of the coupon, for screen readers. */
  readonly name: string;
  readonly isSet: boolean;
  readonly onChange: (isSet: boolean) => void;
}

/** The heart of a coupon outside a card; in a list `CouponCard` draws it. */
export function FavouriteButton({ name, isSet, onChange }: FavouriteButtonProps) {
  return (
    <Heart>
      <IconButton
        icon="heart"
        aria-pressed={isSet}
        label={catalogueWording.favouriteOf(name)}
        onClick={() => onChange(!isSet)}
      />
    </Heart>
  );
}

/** The room of a heart that is not known yet. */
export const HeartRoom = () => (
  <Hidden>
    <FavouriteButton name="" isSet={false} onChange={never} />
  </Hidden>
);
