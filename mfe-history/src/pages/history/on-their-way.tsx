import { formatPoints } from '@poku/domain/numbers';
import { Caption, List, Notice, Section } from '@poku/kit';
import type { WaitingEarns } from '../../calls/earn';
import { historyWording } from '../../wording/history';
import { EarnLine } from './earn-line';
import { Amount, Muted } from './entry.styles';
import { spendableFrom } from './spendable-from';

/** Points that cannot be spent yet, and those that are owed (D64). What there is none of takes no room. */
export function OnTheirWay({ waiting: { rows, total, points, debt } }: { readonly waiting: WaitingEarns }) {
  return (
    <>
      {debt > 0 && <Notice tone="info">{historyWording.debt(formatPoints(debt))}</Notice>}
      {rows.length > 0 && (
        <Section title={historyWording.waiting}>
          <Muted>{historyWording.waitingTotal(formatPoints(points), total)}</Muted>
          <List aria-label={historyWording.waiting}>
            {rows.map((row) => (
              <EarnLine key={row.id} entry={row} when={spendableFrom(row.spendableAt)}>
                <Amount $tone="inkMuted">+{formatPoints(row.points)}</Amount>
              </EarnLine>
            ))}
          </List>
          {total > rows.length && <Caption>{historyWording.andMore(total - rows.length)}</Caption>}
        </Section>
      )}
    </>
  );
}
