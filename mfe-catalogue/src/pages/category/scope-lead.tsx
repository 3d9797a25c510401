import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { Caption, styled } from '@poku/kit';
import { isRestricted } from '../../features/filter-coupons/search';
import { catalogueWording } from '../../wording/catalogue';
import type { ScopedList } from './loader';

const Line = styled(Caption)`
  min-height: 1lh;
`;

/** Of a brand: how many coupons it has and from how many points on. Of a category: of how many brands its coupons are. */
function wordsOf({ rows, brands, nextCursor, search }: ScopedList, isBrand: boolean): string {
  if (!isBrand) return brands.length > 0 ? catalogueWording.ofBrands(formatNumber(brands.length)) : '';
  if (rows.length === 0 || nextCursor !== null || isRestricted(search)) return '';
  const least = Math.min(...rows.map(({ pricePoints }) => pricePoints));
  return catalogueWording.ofBrand(formatNumber(rows.length), formatPoints(least));
}

interface ScopeLeadProps {
  readonly list: ScopedList;
  readonly isBrand: boolean;
}

/** What there is, below the name; its line stands also where there is nothing to say. */
export const ScopeLead = ({ list, isBrand }: ScopeLeadProps) => <Line>{wordsOf(list, isBrand)}</Line>;
