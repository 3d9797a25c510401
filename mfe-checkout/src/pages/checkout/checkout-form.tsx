import { linkingFor } from '@poku/flows/linking';
import { OtpLockDialog } from '@poku/flows/otp';
import { useEvent } from '@poku/platform';
import { useBlocker, useNavigate, useRevalidator } from '@poku/kit/router';
import { ActionBar, DeskActionPage, Notice, Section, Stack } from '@poku/kit';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { paths } from '../../paths';
import { paymentOtpCodeWording } from '../../calls/payment';
import { checkoutWording } from '../../wording/checkout';
import type { PurchaseItem } from './basket';
import type { Checkout } from './checkout';
import { CodesDialog } from './codes-dialog';
import { OrderSummary } from './order-summary';
import { PaymentSources } from './payment-sources';
import { SplitStatus } from './split-status';
import { pointsFrom } from './suggest-split';
import { Suggestion } from './suggestion';
import { usePayment } from './use-payment';
import { useSplit } from './use-split';

export interface CheckoutFormProps {
  readonly item: PurchaseItem;
  readonly checkout: Checkout;
  /** `basketKey` of the member and the item. */
  readonly owner: string;
}

/** The way back of the browser and the device closes the codes, not the page. */
function useBackCloses(isOpen: boolean, close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => {
    const way: string = historyAction;
    return isOpen && way === 'POP';
  });
  const handleBack = useEffectEvent(close);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    handleBack();
  }, [blocker]);
}

export function CheckoutForm({ item, checkout, owner }: CheckoutFormProps) {
  const { totalPoints } = checkout;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const split = useSplit(owner, checkout);
  const payment = usePayment({ item, checkout, owner, shares: split.shares });
  const { codes, step, isLocked } = payment;
  // What is told of the own purchase comes while the page is being left.
  useEvent('points.changed', () => void (!payment.isRunning() && revalidate()));
  // The own code is asked for before its dialog opens, the partner's inside it.
  const isDialogOpen = step === 'partner' || (step === 'own' && codes.own.code !== null);
  // Whoever is here needs no way back to it.
  // Before its link to the partners can be pressed.
  useLayoutEffect(() => linkingFor.keep(null), []);
  useBackCloses(isDialogOpen && !isLocked, payment.close);
  const problem = step === 'own' ? codes.own.problem : payment.problem;

  return (
    <DeskActionPage $gap={5}>
      <Section title={checkoutWording.summary}>
        <OrderSummary item={item} checkout={checkout} />
      </Section>
      <Section title={checkoutWording.methods}>
        <Stack $gap={4}>
          {!split.isOwnEnough && <Suggestion split={split} checkout={checkout} />}
          <PaymentSources checkout={checkout} split={split} />
          {problem !== null && !isDialogOpen && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </Section>
      {isDialogOpen && !isLocked && (
        <CodesDialog
          payment={payment}
          step={step}
          bought={checkoutWording.bought(checkout.coupon.name, checkout.quantity)}
          points={{
            own: totalPoints,
            partner: pointsFrom(split.shares, payment.partner?.partnerId ?? ''),
          }}
        />
      )}
      {isLocked && (
        <OtpLockDialog
          text={paymentOtpCodeWording[207]}
          onLeave={() => void navigate(paths.home(), { replace: true })}
        />
      )}
      <ActionBar
        label={checkoutWording.total}
        points={totalPoints}
        action={checkoutWording.pay}
        problem={split.problem && <SplitStatus split={split} totalPoints={totalPoints} />}
        isProblemCalm={!split.isTouched}
        disabled={codes.own.areSendsUsedUp}
        busy={codes.own.isSending || payment.isBuying}
        onAction={() => {
          split.settle();
          void payment.pay();
        }}
      />
    </DeskActionPage>
  );
}
