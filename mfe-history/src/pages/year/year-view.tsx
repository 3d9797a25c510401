import { formatDay } from '@poku/domain/dates';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { Caption, List, ListItem, Section, Stack } from '@poku/kit';
import type { Year } from '../../calls/year';
import { yearWording } from '../../wording/year';
import { bestMonth, figuresOf } from './figures';
import { MonthBars } from './month-bars';
import { PictureButton } from './picture-button';
import { Earned, Fact, Facts, Figure, Hero, Name, Quiet, Sides, Small, Value } from './year.styles';

/** A year in figures, and the way to share them. */
export function YearView({ year }: { readonly year: Year }) {
  const { earnedPoints, months, partners, isRunning } = year;
  const span = isRunning ? yearWording.until(formatDay(Date.now())) : yearWording.whole;
  const best = bestMonth(months);
  return (
    <Sides>
      <Stack $gap={5}>
        <Hero>
          <div>
            <b>{`${yearWording.title} ${String(year.year)}`}</b>
            <Quiet>{span}</Quiet>
          </div>
          <Earned>
            <Figure>{formatNumber(Math.max(0, earnedPoints))}</Figure>
            {yearWording.earned}
          </Earned>
          <MonthBars months={months} />
          {best !== undefined && <Quiet>{best}</Quiet>}
        </Hero>
        <Stack $gap={2}>
          <PictureButton year={year} />
          <Caption>{yearWording.shareHint}</Caption>
        </Stack>
      </Stack>
      <Stack $gap={5}>
        <Facts>
          {figuresOf(year).map(({ name, value, more, isMain = false }) => (
            <Fact key={name} $isMain={isMain}>
              <Name>{name}</Name>
              <Value $isMain={isMain}>
                {value}
                {more !== undefined && <Small>{more}</Small>}
              </Value>
            </Fact>
          ))}
        </Facts>
        {partners.length > 0 && (
          <Section title={yearWording.partners}>
            <List>
              {partners.map(({ name, points }) => (
                <ListItem key={name} title={name} end={formatPoints(points)} />
              ))}
            </List>
          </Section>
        )}
      </Stack>
    </Sides>
  );
}
