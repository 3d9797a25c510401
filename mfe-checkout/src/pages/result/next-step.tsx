import { checkoutWording, commonWording, transactionWording } from '@poku/shared/domain';
import { Button, ButtonLink, Spinner, styled } from '@poku/shared/ui';
import { paths } from '../../paths';
import { ResumePayment } from './resume-payment';
import type { useResult } from './use-result';

/** Room for a button and a line, whatever stands in it, so that the receipt stays in its place. */
const Room = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  width: 100%;
  min-height: 72px;
`;

/** Props of `NextStep`. */
export interface NextStepProps {
  readonly result: ReturnType<typeof useResult>;
  /** The address names a transaction that can be asked for again. */
  readonly canAsk: boolean;
}

function Step({ result, canAsk }: NextStepProps) {
  const { found, state, isOver, isAsking, askAgain } = result;
  const transaction = found.kind === 'transaction' ? found.transaction : null;
  if (state === 'success')
    return (
      <ButtonLink to={paths.myCoupons()} fullWidth>
        {transactionWording.toCoupons}
      </ButtonLink>
    );
  if (state === 'failed')
    return (
      <ButtonLink to={paths.catalogue()} fullWidth>
        {checkoutWording.toCatalogue}
      </ButtonLink>
    );
  if (transaction?.paymentPage) return <ResumePayment transaction={transaction} onEnd={askAgain} />;
  if (!canAsk) return null;
  if (state === 'processing' && !isOver) return <Spinner />;
  return (
    <Button onClick={askAgain} busy={isAsking} fullWidth>
      {isOver ? transactionWording.checkAgain : commonWording.retry}
    </Button>
  );
}

/** The one thing to do about a result. */
export function NextStep(props: NextStepProps) {
  return (
    <Room>
      <Step {...props} />
    </Room>
  );
}
