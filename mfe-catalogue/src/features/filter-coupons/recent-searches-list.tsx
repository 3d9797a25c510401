import { Caption, color, font, radius, space, styled } from '@poku/kit';
import { couponSearchWording } from '../../wording/coupon-search';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;
const Search = styled.button`
  ${font('body')}
  max-width: 100%;
  min-height: ${space(11)};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.pill};
  background: ${color('card')};
  color: ${color('ink')};
  overflow-wrap: anywhere;
  cursor: pointer;
`;

interface RecentSearchesProps {
  /** Different ones. */
  readonly searches: readonly string[];
  readonly onPick: (search: string) => void;
}

/** What was searched for last; a press searches for it again. */
export const RecentSearches = ({ searches, onPick }: RecentSearchesProps) => (
  <Row role="group" aria-label={couponSearchWording.recent}>
    <Caption aria-hidden="true">{couponSearchWording.recent}</Caption>
    {searches.map((search) => (
      <Search key={search} type="button" onClick={() => onPick(search)}>
        {search}
      </Search>
    ))}
  </Row>
);
