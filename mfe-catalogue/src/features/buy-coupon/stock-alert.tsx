import { messageFor, refusalCode, usePlatform } from '@poku/platform';
import { useSubmission } from '@poku/kit/hooks';
import { useRevalidator } from '@poku/kit/router';
import { Button, Caption, Icon, Notice, Stack } from '@poku/kit';
import { useId, useState } from 'react';
import {
  dropStockAlertCall,
  setStockAlertCall,
  StockAlertCode,
  stockAlertWording,
} from '../../calls/stock-alert';
import { couponDetailWording } from '../../wording/coupon-detail';

export interface StockAlertProps {
  readonly couponId: string;
  /** As the page read it. */
  readonly isSet: boolean;
}

/** 'Kabari saya' of a coupon that is sold out (decision 049). */
export function StockAlert({ couponId, isSet: wasSet }: StockAlertProps) {
  const { call, events } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isSet, setIsSet] = useState(wasSet);
  const [problem, setProblem] = useState<string>();
  const hintId = useId();

  const change = useSubmission(async () => {
    setProblem(undefined);
    try {
      await call(isSet ? dropStockAlertCall : setStockAlertCall, { couponId });
      setIsSet(!isSet);
    } catch (error) {
      const message = messageFor(error, stockAlertWording);
      if (refusalCode(error) !== StockAlertCode.inStock) return setProblem(message);
      // The button goes with what it was for.
      events.publish('alert.raised', { kind: 'info', message });
      await revalidate();
    }
  });

  return (
    <Stack $gap={2}>
      <Button
        variant="secondary"
        fullWidth
        busy={change.isSending}
        aria-describedby={hintId}
        onClick={() => void change.send()}
      >
        <Icon name={isSet ? 'check' : 'bell'} size={20} />
        {isSet ? couponDetailWording.alertSet : couponDetailWording.alertUnset}
      </Button>
      <Caption id={hintId} aria-live="polite">
        {isSet ? couponDetailWording.alertSetHint : couponDetailWording.alertUnsetHint}
      </Caption>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
    </Stack>
  );
}
