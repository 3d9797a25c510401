import type { PageModule } from '@poku/shared/contract';
import { couponsWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { ButtonLink, EmptyState, Stack, VisuallyHidden } from '@poku/shared/ui';
import { LoadMore } from '../../features/grow-list/load-more';
import { TicketList } from '../../features/show-ticket/ticket-list';
import { paths } from '../../paths';
import { BoughtBanner } from './bought-banner';
import { loader } from './loader';

function MyCouponsPage() {
  const { rows, hasMore, isBought } = useLoaderData<typeof loader>();
  return (
    <Stack>
      <BoughtBanner isBought={isBought} />
      {rows.length === 0 ? (
        <EmptyState
          drawing="coupon"
          text={couponsWording.empty}
          action={<ButtonLink to={paths.catalogue()}>{couponsWording.toCatalogue}</ButtonLink>}
        />
      ) : (
        <section>
          <VisuallyHidden as="h2">{couponsWording.title}</VisuallyHidden>
          <TicketList coupons={rows} />
        </section>
      )}
      {hasMore && <LoadMore />}
    </Stack>
  );
}

export const page: PageModule = {
  loader,
  Component: MyCouponsPage,
  title: couponsWording.title,
};
