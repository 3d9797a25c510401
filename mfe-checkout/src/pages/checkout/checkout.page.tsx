import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { checkoutWording } from '../../wording/checkout';
import { CheckoutForm } from './checkout-form';
import { loader } from './loader';

function CheckoutPage() {
  const view = useLoaderData<typeof loader>();
  if (view.status === 'ready') {
    const { owner, item, checkout } = view;
    return <CheckoutForm key={owner} owner={owner} item={item} checkout={checkout} />;
  }
  return (
    <EmptyState
      drawing="coupon"
      text={view.status === 'refused' ? view.message : checkoutWording.nothingChosen}
      action={<ButtonLink to={paths.catalogue()}>{checkoutWording.toCatalogue}</ButtonLink>}
    />
  );
}

export const page: PageModule = {
  loader,
  Component: CheckoutPage,
  title: checkoutWording.title,
};
