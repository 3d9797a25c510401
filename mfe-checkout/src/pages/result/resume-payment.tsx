import { formatCountdown } from '@poku/domain/dates';
import { ButtonLink, Caption, Stack, styled, tabularNumbers, useSecondsUntil } from '@poku/kit';
import { CancelPayment } from '../../features/cancel-payment/cancel-payment';
import type { Transaction } from '../../calls/transaction';
import { paths } from '../../paths';
import { transactionWording } from '../../wording/transaction';

const Root = styled(Stack)`
  width: 100%;
`;
const Time = styled(Caption)`
  ${tabularNumbers}
`;

export interface ResumePaymentProps {
  /** One that waits for its e-wallet. */
  readonly transaction: Transaction;
  readonly onEnd: () => void;
}

/** The way back to the e-wallet's page, how long it is open, and the way out. */
export function ResumePayment({ transaction: { number, paymentPage }, onEnd }: ResumePaymentProps) {
  const seconds = useSecondsUntil(Date.parse(paymentPage?.expiresAt ?? ''), onEnd);
  return (
    <Root $gap={1}>
      <ButtonLink to={paths.paymentPage(number, paymentPage?.paymentCode)} fullWidth>
        {transactionWording.resume}
      </ButtonLink>
      <Stack $direction="row" $align="center" $justify="space-between">
        <Time>
          {transactionWording.timeLeft} {formatCountdown(seconds)}
        </Time>
        <CancelPayment order={number} />
      </Stack>
    </Root>
  );
}
