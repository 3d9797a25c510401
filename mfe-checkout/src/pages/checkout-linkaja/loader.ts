import type { PageArgs } from '@poku/contract';
import { isPaymentAddress } from '@poku/domain/redirect';
import { ewalletsCall } from '@poku/flows/linking/calls/partners';
import { refusalCode } from '@poku/platform';
import { redirect } from '@poku/kit/router';
import { type Transaction, transactionCall } from '../../calls/transaction';
import { paths } from '../../paths';

const UNKNOWN = 404;

/** The e-wallet whose page is waited for. */
const waitingPart = ({ parts }: Transaction) =>
  parts.find(({ kind, state }) => kind === 'ewallet' && state === 'waiting');

/**
 * Where the payment goes comes from the server alone, and only one of the e-wallet's addresses is opened; `cu` is ignored
 * (D49). A transaction that does not wait for a page has a result to look at instead.
 */
export async function loader({ platform: { call }, request }: PageArgs) {
  const order = new URL(request.url).searchParams.get('order') ?? '';
  if (order === '') throw redirect(paths.burnHistory());
  const { signal } = request;
  const [transaction, wallets] = await Promise.all([
    call(transactionCall, { number: order }, { signal }).catch((error: unknown) => {
      throw refusalCode(error) === UNKNOWN ? redirect(paths.result({ order })) : error;
    }),
    call(ewalletsCall, {}, { signal }),
  ]);
  const part = waitingPart(transaction);
  const { paymentPage } = transaction;
  if (part === undefined || paymentPage === null) throw redirect(paths.result({ order }));
  const addresses = wallets.find(({ partnerId }) => partnerId === part.partnerId)?.addresses ?? [];
  const isAllowed = isPaymentAddress(paymentPage.checkoutUrl, addresses);
  return { order, wallet: part.name, amountRupiah: part.units, page: isAllowed ? paymentPage : null };
}
export type PaymentPageData = Awaited<ReturnType<typeof loader>>;
