import { usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { Button, Caption, Notice, Stack } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import { useState } from 'react';
import { acceptGiftCall } from '../../calls/gifts';
import { paths } from '../../paths';
import { giftWording } from '../../wording/gift';
import { type LookedAt, outcomeOf } from './use-gift';
import { forgetGift } from './use-gift-token';

interface ReceiveButtonProps {
  readonly token: string;
  /** The link gives nothing any more. */
  readonly onClosed: (result: LookedAt) => void;
}

/** 'Terima kupon', which leads to the coupon. */
export function ReceiveButton({ token, onClosed }: ReceiveButtonProps) {
  const { call, events } = usePlatform();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const accept = useSubmission(async () => {
    setProblem(undefined);
    try {
      const key = await call(acceptGiftCall, { token });
      forgetGift();
      events.publish('alert.raised', { kind: 'success', message: giftWording.received });
      await navigate(paths.coupon(key), { replace: true });
    } catch (error) {
      const result = outcomeOf(error);
      if (result.status === 'failed') setProblem(result.message);
      else onClosed(result);
    }
  });
  return (
    <Stack $gap={3}>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Button fullWidth busy={accept.isSending} onClick={() => void accept.send()}>
        {giftWording.receive}
      </Button>
      <Caption>{giftWording.receiveNote}</Caption>
    </Stack>
  );
}
