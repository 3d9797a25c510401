import { formatPoints } from '@poku/domain/numbers';
import { DebtNotice } from '@poku/flows/earning';
import type { WaitingEarns } from '@poku/flows/earning/calls/waiting';
import { Caption, List, Section } from '@poku/kit';
import { historyWording } from '../../wording/history';
import { EarnLine } from './earn-line';
import { Amount, Muted } from './entry.styles';
import { spendableFrom } from './spendable-from';

/** Points that cannot be spent yet, and those that are owed (D64). What there is none of takes no room. */
export function OnTheirWay({ waiting: { rows, total, points, debt } }: { readonly waiting: WaitingEarns }) {
  return (
    <>
      <DebtNotice debt={debt} />
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
