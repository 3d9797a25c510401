import { messageFor, useMember, usePlatform } from '@poku/platform';
import { useSubmission } from '@poku/kit/hooks';
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
  const [problem, setProblem] = useState<string | null>(null);

  const cancel = useSubmission(async () => {
    setProblem(null);
    try {
      await call(cancelCall, { number: order });
      setAsking(false);
      events.publish('points.changed', { clientId });
      await navigate(paths.result({ order }), { replace: pathname.startsWith('/checkout') });
    } catch (error) {
      setProblem(messageFor(error));
    }
  });
  const close = () => {
    if (!cancel.isSending) setAsking(false);
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
            <Button busy={cancel.isSending} onClick={() => void cancel.send()}>
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
