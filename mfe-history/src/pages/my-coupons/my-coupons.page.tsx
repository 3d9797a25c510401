import type { PageModule } from '@poku/contract';
import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import { OnDemand, OpenPayments, useEvent } from '@poku/platform';
import { useLoaderData, useNavigate, useRevalidator } from '@poku/kit/router';
import {
  ButtonLink,
  ChoiceScope,
  DeskAside,
  EmptyState,
  Skeleton,
  Stack,
  Tabs,
  VisuallyHidden,
} from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { shownCodeOf } from '../../coupon-state';
import { LoadMore } from '../../features/grow-list/load-more';
import { OfflineBanner } from '../../features/keep-coupons/offline-banner';
import { ExpiryAnnouncer } from '../../features/show-ticket/expiry-announcer';
import { TicketList } from '../../features/show-ticket/ticket-list';
import { useTellUsed } from '../../features/show-ticket/use-tell-used';
import { paths } from '../../paths';
import { useAskedQuery } from '../../use-asked-query';
import { couponsWording } from '../../wording/coupons';
import { BoughtBanner } from './bought-banner';
import { loader } from './loader';
import { Columns } from './my-coupons.styles';
import { isReturnSpent } from './purchase-return';
import { type CouponsTab, TABS, tabOf } from './tab';
import { TicketFoot } from './ticket-foot';
import { useBought } from './use-bought';
import { useChosen } from './use-chosen';

const loadChosen = () =>
  import(/* webpackChunkName: "chosen-coupon" */ './chosen-coupon').then(({ ChosenCoupon }) => ChosenCoupon);

interface EmptyProps {
  readonly tab: CouponsTab;
  /** What is shown is what the device keeps. */
  readonly isKept: boolean;
}

function Empty({ tab, isKept }: EmptyProps) {
  if (isKept && tab !== 'semua') return <EmptyState drawing="coupon" text={couponsWording.notKept} />;
  const wantsMore = tab === 'semua' || tab === 'siap';
  return (
    <EmptyState
      drawing="coupon"
      text={tab === 'semua' ? couponsWording.empty : couponsWording.emptyTab[tab]}
      action={wantsMore && <ButtonLink to={paths.catalogue()}>{couponsWording.toCatalogue}</ButtonLink>}
    />
  );
}

function MyCouponsPage() {
  const { rows, hasMore, tab: shown, paid, savedAt } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const tab = tabOf(useAskedQuery());
  const navigate = useNavigate();
  const change = (next: CouponsTab): void => {
    const search = next === 'semua' ? '' : `?tab=${next}`;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  const readAgain = () => void revalidate();
  useEvent('coupon.changed', readAgain);
  useTellUsed(rows);
  const bought = useBought(paid);
  const drawnIn = shown === 'semua' ? bought : 0;
  const { chosen, choose, giveUp } = useChosen(rows);
  const footOf = (coupon: OwnedCoupon) => {
    const code = shownCodeOf(coupon);
    return code !== null && <TicketFoot coupon={coupon} code={code} onEnd={readAgain} />;
  };
  const list =
    rows.length === 0 ? (
      <Empty tab={shown} isKept={savedAt !== null} />
    ) : (
      <section>
        <VisuallyHidden as="h2">{couponsWording.title}</VisuallyHidden>
        {chosen === undefined ? (
          <TicketList coupons={rows} onEnd={readAgain} footOf={footOf} drawnIn={drawnIn} />
        ) : (
          <ChoiceScope onChoose={choose}>
            <TicketList coupons={rows} onEnd={readAgain} drawnIn={drawnIn} chosen={chosen} />
          </ChoiceScope>
        )}
      </section>
    );
  const main = (
    <Stack>
      <ExpiryAnnouncer coupons={rows} />
      {savedAt !== null && <OfflineBanner savedAt={savedAt} />}
      {bought > 0 && <BoughtBanner newest={drawnIn > 0 ? rows[0] : undefined} />}
      <OpenPayments />
      <Tabs label={couponsWording.tabsLabel} items={TABS} selectedId={tab} onSelect={change}>
        {tab === shown ? (
          <Stack>
            {list}
            {hasMore && <LoadMore />}
          </Stack>
        ) : (
          <Skeleton shape="list" count={LIST_PAGE_SIZE} />
        )}
      </Tabs>
    </Stack>
  );
  return (
    <Columns>
      {main}
      {chosen !== undefined && tab === shown && (
        <DeskAside as="section" aria-label={couponsWording.chosen}>
          <OnDemand
            load={loadChosen}
            props={{ coupon: chosen, isKept: savedAt !== null }}
            onUnavailable={giveUp}
          />
        </DeskAside>
      )}
    </Columns>
  );
}

export const page: PageModule = {
  loader,
  shouldReload: (from, to) => !isReturnSpent(from, to),
  Component: MyCouponsPage,
  title: couponsWording.title,
};
