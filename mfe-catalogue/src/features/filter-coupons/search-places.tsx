import { color, font, Icon, radius, space, styled } from '@poku/kit';
import { Link } from '@poku/kit/router';
import { usePlatform } from '@poku/platform';
import type { Place } from '../../calls/coupons';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';
import { couponSearchWording } from '../../wording/coupon-search';

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  list-style: none;
`;
const WayLink = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${space(11)};
  padding: ${space(1)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.pill};
  background: ${color('card')};
  color: ${color('ink')};
  text-decoration: none;
`;

interface Way {
  readonly name: string;
  readonly path: string;
  /** Key of the brand that the path is narrowed to. */
  readonly brand?: string;
}

/** Where a search leads besides coupons. One without a page of its own, as in a partner's, is left out. */
export function SearchPlaces({ places }: { readonly places: readonly Place[] }) {
  const site = usePlatform();
  const ways = places.map(({ kind, key, name }): Way => {
    if (kind === 'prepaid') return { name: catalogueWording.toPrepaid, path: paths.prepaid() };
    const words = { name: couponSearchWording[kind](name) };
    if (kind === 'category') return { ...words, path: paths.ofCategory(key, site) };
    // In a partner's page a brand is a filter of all coupons.
    return site.isKnownPath(paths.brand(key))
      ? { ...words, path: paths.brand(key) }
      : { ...words, path: paths.catalogue(), brand: key };
  });
  const known = ways.filter(({ path }) => site.isKnownPath(path));
  if (known.length === 0) return null;
  return (
    <Places aria-label={couponSearchWording.places}>
      {known.map(({ name, path, brand }) => (
        <li key={name}>
          <WayLink to={brand === undefined ? path : `${path}?${new URLSearchParams({ brand }).toString()}`}>
            {name}
            <Icon name="chevron" size={16} />
          </WayLink>
        </li>
      ))}
    </Places>
  );
}
