import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, ErrorPanel } from '@poku/kit';
import { paths } from '../../paths';
import { transactionWording } from '../../wording/transaction';
import { isSent } from './is-sent';
import { loader } from './loader';
import { PaymentForm } from './payment-form';

function PaymentPage() {
  const { order, wallet, amountRupiah, page: paymentPage } = useLoaderData<typeof loader>();
  if (paymentPage !== null)
    return <PaymentForm order={order} wallet={wallet} amountRupiah={amountRupiah} page={paymentPage} />;
  return (
    <ErrorPanel
      text={transactionWording.addressRefused(wallet)}
      action={
        <ButtonLink to={paths.result({ order })} replace>
          {transactionWording.toStatus}
        </ButtonLink>
      }
    />
  );
}

export const page: PageModule = {
  loader,
  // The mark that the form was sent changes nothing at the server.
  shouldReload: (from, to) => isSent(from.searchParams) === isSent(to.searchParams),
  Component: PaymentPage,
  title: transactionWording.paymentTitle,
};
