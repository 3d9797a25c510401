import type { PageModule } from '@poku/contract';
import { OpenPayments, useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { ButtonLink, EmptyState, Stack, VisuallyHidden } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { shownCodeOf } from '../../coupon-state';
import { LoadMore } from '../../features/grow-list/load-more';
import { OfflineBanner } from '../../features/keep-coupons/offline-banner';
import { ExpiryAnnouncer } from '../../features/show-ticket/expiry-announcer';
import { TicketList } from '../../features/show-ticket/ticket-list';
import { useTellUsed } from '../../features/show-ticket/use-tell-used';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { BoughtBanner } from './bought-banner';
import { loader } from './loader';
import { isReturnSpent } from './purchase-return';
import { TicketFoot } from './ticket-foot';

function MyCouponsPage() {
  const { rows, hasMore, isBought, savedAt } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const readAgain = () => void revalidate();
  useEvent('coupon.changed', readAgain);
  useTellUsed(rows);
  const footOf = (coupon: OwnedCoupon) => {
    const code = shownCodeOf(coupon);
    return code !== null && <TicketFoot coupon={coupon} code={code} onEnd={readAgain} />;
  };
  return (
    <Stack>
      <ExpiryAnnouncer coupons={rows} />
      {savedAt !== null && <OfflineBanner savedAt={savedAt} />}
      <BoughtBanner isBought={isBought} />
      <OpenPayments />
      {rows.length === 0 ? (
        <EmptyState
          drawing="coupon"
          text={couponsWording.empty}
          action={<ButtonLink to={paths.catalogue()}>{couponsWording.toCatalogue}</ButtonLink>}
        />
      ) : (
        <section>
          <VisuallyHidden as="h2">{couponsWording.title}</VisuallyHidden>
          <TicketList coupons={rows} onEnd={readAgain} footOf={footOf} />
        </section>
      )}
      {hasMore && <LoadMore />}
    </Stack>
  );
}

export const page: PageModule = {
  loader,
  shouldReload: (from, to) => !isReturnSpent(from, to),
  Component: MyCouponsPage,
  title: couponsWording.title,
};
