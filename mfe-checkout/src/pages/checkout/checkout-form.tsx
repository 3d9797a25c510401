import type { Checkout, PurchaseItem } from '@poku/shared/contract';
import { checkoutWording } from '@poku/shared/domain';
import { ActionBar, ActionPage, Notice, Section } from '@poku/shared/ui';
import { useState } from 'react';
import { LockDialog } from './lock-dialog';
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
  const code = useCode(item);
  const confirm = usePayment(item, checkout);
  const [isOpen, setOpen] = useState(false);
  const shortfall = Math.max(0, totalPoints - ownPoints);
  const { otp, isLocked } = code;

  const pay = async () => {
    await code.request();
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
        {code.problem !== null && otp === null && <Notice tone="error">{code.problem}</Notice>}
      </Section>
      {isOpen && otp !== null && !isLocked && (
        <OtpDialog
          otp={otp}
          code={code}
          onConfirm={(digits) => confirm(otp.requestId, digits)}
          onLocked={code.lock}
          onResend={() => void code.resend()}
          onClose={() => setOpen(false)}
        />
      )}
      {isLocked && <LockDialog />}
      <ActionBar
        label={checkoutWording.total}
        points={totalPoints}
        action={checkoutWording.pay}
        disabled={shortfall > 0 || code.areSendsUsedUp}
        busy={code.isSending}
        onAction={() => void pay()}
      />
    </ActionPage>
  );
}
