import { formatDay, formatTime } from '@poku/domain/dates';
import { formatPoints, formatRupiah } from '@poku/domain/numbers';
import { Caption, styled, tabularNumbers } from '@poku/kit';
import type { TransactionPart } from '../../calls/transaction';
import { transactionWording } from '../../wording/transaction';
import { Fact } from './receipt.styles';

const Note = styled(Caption)`
  ${tabularNumbers}
`;

export interface ReceiptPartProps {
  readonly part: TransactionPart;
}

/** One source: how much, what became of it and when, and the lots of own points. */
export function ReceiptPart({ part }: ReceiptPartProps) {
  const { name, kind, points, units, state, changedAt, lots } = part;
  const amount = formatPoints(points);
  return (
    <li>
      <Fact as="div">
        <span>{name}</span>
        <span>
          {kind === 'ewallet' ? transactionWording.amountWith(amount, formatRupiah(units)) : amount}
        </span>
      </Fact>
      {lots.map((lot) => (
        <Note key={lot.expiresAt}>
          {transactionWording.lot(formatPoints(lot.points), formatDay(lot.expiresAt))}
        </Note>
      ))}
      <Note>
        {transactionWording.partState[state]} {formatDay(changedAt)} {formatTime(changedAt)}
      </Note>
    </li>
  );
}
