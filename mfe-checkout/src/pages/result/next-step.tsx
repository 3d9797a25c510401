import { commonWording } from '@poku/domain/wording/common';
import { usePlatform } from '@poku/platform';
import { Button, ButtonLink, Spinner, styled } from '@poku/kit';
import type { PurchaseEnd } from '../../features/purchase-end';
import type { Transaction } from '../../calls/transaction';
import { paths } from '../../paths';
import { transactionWording } from '../../wording/transaction';
import { checkoutWording } from '../../wording/checkout';
import { ResumePayment } from './resume-payment';
import type { useResult } from './use-result';

/** With a receipt, room for a button and what stands below it, whatever that is, so that the receipt stays in its place. */
const Room = styled.div<{ $hasReceipt: boolean }>`
  display: grid;
  align-content: start;
  justify-items: center;
  width: 100%;
  min-height: ${({ $hasReceipt }) => ($hasReceipt ? '100px' : 'auto')};
`;

export interface NextStepProps {
  readonly result: ReturnType<typeof useResult>;
  /** How the purchase ended for who asked for it. */
  readonly end: PurchaseEnd | null;
}

/** Back to what was to be bought. */
function ToCoupon({
  transaction,
  end,
}: { readonly transaction: Transaction | null } & Pick<NextStepProps, 'end'>) {
  const { isKnownPath } = usePlatform();
  const { voucherId = '', phone } = transaction ?? {};
  const coupon = transaction ? paths.coupon({ voucherId, ...(phone && { phone }) }) : end?.coupon;
  if (coupon === undefined || !isKnownPath(coupon.split('?')[0] ?? ''))
    return (
      <ButtonLink to={paths.catalogue()} fullWidth>
        {checkoutWording.toCatalogue}
      </ButtonLink>
    );
  return (
    <ButtonLink to={coupon} fullWidth>
      {transactionWording.toCoupon}
    </ButtonLink>
  );
}

function Step({ result, end }: NextStepProps) {
  const { found, state, isOver, isAsking, askAgain } = result;
  const transaction = found.kind === 'transaction' ? found.transaction : null;
  if (state === 'success')
    return (
      <ButtonLink to={paths.myCoupons()} fullWidth>
        {transactionWording.toCoupons}
      </ButtonLink>
    );
  if (state === 'failed') return <ToCoupon transaction={transaction} end={end} />;
  if (transaction?.paymentPage) return <ResumePayment transaction={transaction} onEnd={askAgain} />;
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
    <Room $hasReceipt={props.result.found.kind === 'transaction'}>
      <Step {...props} />
    </Room>
  );
}
