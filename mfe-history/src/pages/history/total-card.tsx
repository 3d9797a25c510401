import { Caption, Card, font, Icon, Points, space, Stack, styled, textLink, touchTarget } from '@poku/kit';
import { Link } from '@poku/kit/router';
import { paths } from '../../paths';
import { historyWording } from '../../wording/history';
import { yearWording } from '../../wording/year';

/** The way on stands beside the label. */
const Sum = styled(Card)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  column-gap: ${space(2)};
`;
const Figures = styled(Stack)`
  grid-row: 2;
  grid-column: 1 / -1;
`;
/** As easy to hit as a button, and no higher than its words. */
const YearLink = styled(Link)`
  ${font('caption', 'bold')}
  ${textLink}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touchTarget};
  margin: -13px 0;
`;

interface TotalCardProps {
  readonly label: string;
  /** Whole points; `null` when they could not be read. */
  readonly points: number | null;
  /** The rows that these points are of, the successful ones; `null` when the list could not be read. */
  readonly rows: number | null;
  readonly isFiltered: boolean;
}

/** What the rows come to; the points of all of them lead to those of the year. */
export function TotalCard({ label, points, rows, isFiltered }: TotalCardProps) {
  return (
    <Sum $padding={3}>
      <Caption>{isFiltered ? historyWording.filteredTotal(label) : label}</Caption>
      <Figures $direction="row" $gap={2} $align="baseline" $justify="space-between">
        <Points value={points} size="heading" />
        {rows !== null && <Caption>{historyWording.rows(rows)}</Caption>}
      </Figures>
      {!isFiltered && (
        <YearLink to={paths.year()}>
          {yearWording.title}
          <Icon name="chevron" size={16} />
        </YearLink>
      )}
    </Sum>
  );
}
