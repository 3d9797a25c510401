import type { OpenOrder } from '@poku/contract';
import { formatCountdown } from '@poku/domain/dates';
import { ButtonLink, Caption, Card, font, Stack, styled, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { useId } from 'react';
import { CancelPayment } from '../../features/cancel-payment/cancel-payment';
import { paths } from '../../paths';
import { transactionWording } from '../../wording/transaction';

const Title = styled.h2`
  ${font('body', 'bold')}
`;
const Text = styled.p`
  overflow-wrap: anywhere;
`;
const Time = styled(Caption)`
  ${tabularNumbers}
`;
const Ways = styled(Stack)`
  flex-wrap: wrap;
`;

function TimeLeft({ endsAt }: { readonly endsAt: string }) {
  const seconds = useSecondsUntil(Date.parse(endsAt));
  return (
    <Time>
      {transactionWording.timeLeft} {formatCountdown(seconds)}
    </Time>
  );
}

/** One purchase that is not over. */
export function OpenPayment({ order }: { readonly order: OpenOrder }) {
  const { number, couponName, totalPoints, heldPoints, waitsFor } = order;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <Stack $gap={1}>
          <Title id={id}>{transactionWording.openTitle}</Title>
          <Text>{transactionWording.openCoupon(couponName, totalPoints)}</Text>
          {heldPoints > 0 && <Text>{transactionWording.openHeld(heldPoints)}</Text>}
          <Caption>
            {waitsFor === null
              ? transactionWording.openInProcess
              : transactionWording.openWaits(waitsFor.wallet)}
          </Caption>
          {waitsFor && <TimeLeft endsAt={waitsFor.endsAt} />}
        </Stack>
        {waitsFor === null ? (
          <ButtonLink to={paths.result({ order: number })} variant="secondary" fullWidth>
            {transactionWording.toStatus}
          </ButtonLink>
        ) : (
          <Ways $gap={2}>
            <ButtonLink to={paths.paymentPage(number)} fullWidth>
              {transactionWording.resume}
            </ButtonLink>
            <CancelPayment order={number} />
          </Ways>
        )}
      </Stack>
    </Card>
  );
}
