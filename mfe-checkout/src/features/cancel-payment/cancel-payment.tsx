import { messageFor, useMember, usePlatform } from '@poku/platform';
import { useLocation, useNavigate } from '@poku/kit/router';
import { Button, Dialog, Notice, Stack } from '@poku/kit';
import { useState } from 'react';
import { cancelCall } from '../../calls/transaction';
import { paths } from '../../paths';
import { transactionWording } from '../../wording/transaction';

export interface CancelPaymentProps {
  /** Number of the transaction that waits for its e-wallet. */
  readonly order: string;
}

/** Calls a payment off, once it was asked for twice, and leads to what became of it: it may be paid meanwhile. */
export function CancelPayment({ order }: CancelPaymentProps) {
  const { call, events } = usePlatform();
  const { clientId } = useMember();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    if (!isBusy) setAsking(false);
  };
  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await call(cancelCall, { number: order });
      setAsking(false);
      events.publish('points.changed', { clientId });
      await navigate(paths.result({ order }), { replace: pathname.startsWith('/checkout') });
    } catch (error) {
      setProblem(messageFor(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {transactionWording.cancel}
      </Button>
      <Dialog
        open={isAsking}
        title={transactionWording.cancelQuestion}
        onClose={close}
        actions={
          <>
            <Button busy={isBusy} onClick={() => void cancel()}>
              {transactionWording.cancelYes}
            </Button>
            <Button variant="text" data-autofocus onClick={close}>
              {transactionWording.cancelNo}
            </Button>
          </>
        }
      >
        <Stack $gap={3}>
          <p>{transactionWording.cancelText}</p>
          {problem !== null && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </Dialog>
    </>
  );
}
