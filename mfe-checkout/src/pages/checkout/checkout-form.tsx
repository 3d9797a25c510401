import type { Checkout, PurchaseItem } from '@poku/shared/contract';
import { checkoutWording } from '@poku/shared/domain';
import { OtpLockDialog } from '@poku/shared/otp';
import { useNavigate } from '@poku/shared/router';
import { ActionBar, ActionPage, Notice, Section } from '@poku/shared/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { OrderSummary } from './order-summary';
import { OtpDialog } from './otp-dialog';
import { PaymentSources } from './payment-sources';
import { useCode } from './use-code';
import { usePayment } from './use-payment';

export interface CheckoutFormProps {
  readonly item: PurchaseItem;
  readonly checkout: Checkout;
}

export function CheckoutForm({ item, checkout }: CheckoutFormProps) {
  const { totalPoints, ownPoints } = checkout;
  const request = useCode(item);
  const navigate = useNavigate();
  const confirm = usePayment(item, checkout);
  const [isOpen, setOpen] = useState(false);
  const shortfall = Math.max(0, totalPoints - ownPoints);
  const { code, isLocked } = request;

  const pay = async () => {
    await request.request();
    setOpen(true);
  };

  return (
    <ActionPage $gap={5}>
      <Section title={checkoutWording.summary}>
        <OrderSummary checkout={checkout} />
      </Section>
      <Section title={checkoutWording.methods}>
        <PaymentSources checkout={checkout} />
        {shortfall > 0 && <Notice tone="warning">{checkoutWording.shortfall(shortfall)}</Notice>}
        {request.problem !== null && code === null && <Notice tone="error">{request.problem}</Notice>}
      </Section>
      {isOpen && code !== null && !isLocked && (
        <OtpDialog
          code={code}
          request={request}
          onConfirm={(digits) => confirm(code.requestId, digits)}
          onLocked={request.lock}
          onResend={() => void request.send()}
          onClose={() => setOpen(false)}
        />
      )}
      {isLocked && (
        <OtpLockDialog
          text={checkoutWording.lockedText}
          onLeave={() => void navigate(paths.home(), { replace: true })}
        />
      )}
      <ActionBar
        label={checkoutWording.total}
        points={totalPoints}
        action={checkoutWording.pay}
        disabled={shortfall > 0 || request.areSendsUsedUp}
        busy={request.isSending}
        onAction={() => void pay()}
      />
    </ActionPage>
  );
}
