import { MONTHS } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { VisuallyHidden } from '@poku/kit';
import type { Year } from '../../calls/year';
import { yearWording } from '../../wording/year';
import { Bar, Bars, Month, Track } from './year.styles';

/** How high each month stands beside the one of most points, 0 to 1; all 0 when none came. */
export function heightsOf(months: Year['months']): readonly number[] {
  const most = Math.max(1, ...months.map(({ earnedPoints }) => earnedPoints));
  return months.map(({ earnedPoints }) => Math.max(0, earnedPoints) / most);
}

/** What came in each month, as bars; who hears the page is told the points. */
export function MonthBars({ months }: Pick<Year, 'months'>) {
  const heights = heightsOf(months);
  return (
    <Bars aria-label={yearWording.months}>
      {months.map(({ earnedPoints }, index) => {
        const name = MONTHS[index] ?? '';
        return (
          <Month key={name}>
            <VisuallyHidden>{`${name}: ${formatPoints(Math.max(0, earnedPoints))}`}</VisuallyHidden>
            <Track aria-hidden="true">
              <Bar $isEmpty={earnedPoints <= 0} style={{ height: `${100 * (heights[index] ?? 0)}%` }} />
            </Track>
            <span aria-hidden="true">{name.slice(0, 1)}</span>
          </Month>
        );
      })}
    </Bars>
  );
}
