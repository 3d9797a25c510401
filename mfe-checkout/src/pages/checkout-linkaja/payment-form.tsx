import { useEffect, useEffectEvent, useRef } from 'react';
import { formatCountdown } from '@poku/domain/dates';
import { formatRupiah } from '@poku/domain/numbers';
import { commonWording } from '@poku/domain/wording/common';
import { useShownAgain } from '@poku/kit/hooks';
import { useNavigate, useRevalidator, useSearchParams } from '@poku/kit/router';
import {
  Button,
  ButtonLink,
  Caption,
  Centered,
  color,
  Drawing,
  font,
  space,
  Spinner,
  styled,
  tabularNumbers,
  useSecondsUntil,
} from '@poku/kit';
import { CancelPayment } from '../../features/cancel-payment/cancel-payment';
import { paths } from '../../paths';
import { transactionWording } from '../../wording/transaction';
import { PAYMENT_FORM_SUBMIT_MS } from '../../limits';
import { asSent, isSent } from './is-sent';
import type { PaymentPageData } from './loader';
import { useHandOver } from './use-hand-over';

const Root = styled(Centered)`
  padding-block: ${space(8)};
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
  ${tabularNumbers}
  text-wrap: balance;
`;
const Text = styled.p`
  max-width: 44ch;
  min-height: 4.5em;
  color: ${color('inkMuted')};
  text-wrap: pretty;
`;
const Time = styled(Caption)`
  ${tabularNumbers}
`;
/** Keeps its height, so that nothing moves when the wait is over. */
const Wait = styled.div`
  height: 32px;
`;

export type PaymentFormProps = Omit<PaymentPageData, 'page'> & {
  readonly page: NonNullable<PaymentPageData['page']>;
};

/**
 * Posts the payment to the e-wallet's page after 1.2 s, once for each entry of the history ([C] §4). Where the browser stays, it
 * says so, with a way out.
 */
export function PaymentForm({ order, wallet, amountRupiah, page }: PaymentFormProps) {
  const { checkoutUrl, paymentCode, reference, expiresAt } = page;
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wasSent = isSent(query);
  const { problem, isLeaving, begin, end } = useHandOver();
  const isBack = wasSent && !isLeaving && problem === null;
  const isStaying = isBack || problem !== null;
  // The server knows whether the time is really over; this device's clock may be wrong.
  const seconds = useSecondsUntil(Date.parse(expiresAt), () => void revalidate());

  async function send() {
    begin();
    await navigate({ search: asSent(query).toString() }, { replace: true });
    form.current?.requestSubmit();
  }
  const sendByItself = useEffectEvent(() => void send());
  useEffect(() => {
    if (wasSent) return undefined;
    const timer = setTimeout(() => sendByItself(), PAYMENT_FORM_SUBMIT_MS);
    return () => clearTimeout(timer);
  }, [wasSent]);
  useShownAgain(() => {
    end();
    void revalidate();
  });

  let words = isBack ? transactionWording.cameBack(wallet) : transactionWording.leading(wallet);
  if (problem === 'blocked') words = transactionWording.blocked(wallet);
  else if (problem === 'not-opened') words = transactionWording.notOpened(wallet);

  return (
    <Root>
      <Drawing name="coupon" />
      <Title>{transactionWording.paying(formatRupiah(amountRupiah), wallet)}</Title>
      <Text role="status">{words}</Text>
      <Wait>{!isStaying && <Spinner label={null} />}</Wait>
      <form ref={form} action={checkoutUrl} method="post" hidden>
        <input type="hidden" name="paymentCode" value={paymentCode} />
        <input type="hidden" name="reference" value={reference} />
      </form>
      <Button onClick={() => void send()}>
        {problem === null ? transactionWording.toWallet(wallet) : commonWording.retry}
      </Button>
      <Time>
        {transactionWording.timeLeft} {formatCountdown(seconds)}
      </Time>
      {isStaying && <CancelPayment order={order} />}
      {isBack && (
        <ButtonLink to={paths.result({ order })} variant="text" replace>
          {transactionWording.toStatus}
        </ButtonLink>
      )}
    </Root>
  );
}
