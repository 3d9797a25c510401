import { Caption, Card, Points, Stack } from '@poku/kit';
import { historyWording } from '../../wording/history';

interface TotalCardProps {
  readonly label: string;
  /** Whole points; `null` when they could not be read. */
  readonly points: number | null;
  /** The rows that these points are of, the successful ones; `null` when the list could not be read. */
  readonly rows: number | null;
  readonly isFiltered: boolean;
}

export function TotalCard({ label, points, rows, isFiltered }: TotalCardProps) {
  return (
    <Card $padding={3}>
      <Caption>{isFiltered ? historyWording.filteredTotal(label) : label}</Caption>
      <Stack $direction="row" $gap={2} $align="baseline" $justify="space-between">
        <Points value={points} size="heading" />
        {rows !== null && <Caption>{historyWording.rows(rows)}</Caption>}
      </Stack>
    </Card>
  );
}
