import type { Checkout, PurchaseItem } from '@poku/shared/contract';
import { checkoutWording } from '@poku/shared/domain';
import { font, Notice, space, Stack, styled } from '@poku/shared/ui';
import { useState } from 'react';
import { LockDialog } from './lock-dialog';
import { OrderSummary } from './order-summary';
import { OtpDialog } from './otp-dialog';
import { PayBar } from './pay-bar';
import { PaymentSources } from './payment-sources';
import { useCode } from './use-code';
import { usePayment } from './use-payment';

/** At least as high as the screen below the header (59 px) and the frame's upper margin, so that the bar ends the screen. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-height: calc(100dvh - 59px - ${space(4)});
`;
const Heading = styled.h2`
  ${font('heading', 'bold')}
`;

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
    <Root>
      <Stack as="section" $gap={3}>
        <Heading>{checkoutWording.summary}</Heading>
        <OrderSummary checkout={checkout} />
      </Stack>
      <Stack as="section" $gap={3}>
        <Heading>{checkoutWording.methods}</Heading>
        <PaymentSources checkout={checkout} />
        {shortfall > 0 && <Notice tone="warning">{checkoutWording.shortfall(shortfall)}</Notice>}
        {code.problem !== null && otp === null && <Notice tone="error">{code.problem}</Notice>}
      </Stack>
      <PayBar
        totalPoints={totalPoints}
        canPay={shortfall === 0 && !code.areSendsUsedUp}
        isBusy={code.isSending}
        onPay={() => void pay()}
      />
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
    </Root>
  );
}
