import { useId } from 'react';
import { formatDay, formatTime } from '@poku/domain/dates';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { toLocalPhone } from '@poku/domain/phone';
import { Button, Card, Stack } from '@poku/kit';
import type { Transaction } from '../../calls/transaction';
import { transactionWording } from '../../wording/transaction';
import { PrintedAlone } from './print.styles';
import { Fact, Facts, Name, Parts, Title } from './receipt.styles';
import { ReceiptPart } from './receipt-part';

export interface ReceiptProps {
  readonly transaction: Transaction;
}

/** What was taken from where, and what came back; prints by itself on one page. */
export function Receipt({ transaction }: ReceiptProps) {
  const id = useId();
  const { number, status, couponName, brand, quantity, totalPoints, phone, createdAt, parts, delivery } =
    transaction;
  const facts = [
    [transactionWording.status, transactionWording.statusOf[status]],
    [transactionWording.number, number],
    [transactionWording.at, `${formatDay(createdAt)} ${formatTime(createdAt)}`],
    ...(phone === null ? [] : [[transactionWording.phone, toLocalPhone(phone)] as const]),
    ...(delivery === null
      ? []
      : [[transactionWording.delivery, transactionWording.deliveryOf[delivery.state]] as const]),
    ...(delivery?.serial ? [[transactionWording.serial, delivery.serial] as const] : []),
    [transactionWording.quantity, formatNumber(quantity)],
    [transactionWording.total, formatPoints(totalPoints)],
  ] as const;
  return (
    <Stack $gap={3}>
      <PrintedAlone />
      <Card as="section" aria-labelledby={id} data-receipt>
        <Stack $gap={3}>
          <Title id={id}>
            {transactionWording.receipt} {transactionWording.printedBy}
          </Title>
          <div>
            <Name>{couponName}</Name>
            {brand !== '' && <p>{brand}</p>}
          </div>
          <Facts>
            {facts.map(([label, value]) => (
              <Fact key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fact>
            ))}
          </Facts>
          <Parts aria-label={transactionWording.sources}>
            {parts.map((part) => (
              <ReceiptPart key={part.partnerId} part={part} />
            ))}
          </Parts>
        </Stack>
      </Card>
      <Button variant="secondary" fullWidth onClick={() => window.print()}>
        {transactionWording.print}
      </Button>
    </Stack>
  );
}
