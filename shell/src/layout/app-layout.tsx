import { PageTitle, usePlatform, useSession } from '@poku/platform';
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from '@poku/kit/router';
import { AppFrame, BottomMenu, PageHeader, PartnerHeader } from '@poku/kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { InstallPlace } from '../install/install-place';
import { useIsInstalled } from '../pull/use-is-installed';
import { SCROLL_PLACES } from '../take-over/scroll-places';
import { menuWording } from '../wording/menu';
import { HomeHeader } from './home-header';
import { InboxBell } from './inbox-bell';
import { LeavingDialog } from './leaving-dialog';
import { MENU } from './menu';
import { NavigationProgress } from './navigation-progress';
import { usePageFrame } from './page-frame';
import { SessionNotice } from './session-notice';
import { useRouteChange } from './use-route-change';

const DASHBOARD = '/dashboard';

const PullRefresh = lazy(() => import(/* webpackChunkName: "pull" */ '../pull/pull-refresh'));

/** Whether the visitor came straight to this page and has nothing of ours to go back to. */
const isFirstEntry = (): boolean => {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: unknown };
  return typeof idx !== 'number' || idx === 0;
};

export interface AppLayoutProps {
  /** Default the page of the route. */
  readonly children?: ReactNode;
  /** Default the one of who is here. */
  readonly homeHeader?: ReactNode;
  /** The first page is on its way. Default false. */
  readonly isStarting?: boolean;
}

/** The frame around every page: header, menu, and focus and title on each change of route. */
export function AppLayout({
  children = <Outlet />,
  homeHeader = <HomeHeader />,
  isStarting = false,
}: AppLayoutProps) {
  const { config, isKnownPath } = usePlatform();
  const session = useSession();
  const { title, layout: wanted, access } = usePageFrame();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isPulled = useIsInstalled() && !isStarting;
  const [shownTitle, setShownTitle] = useState<string | null>(null);
  useRouteChange(shownTitle ?? (title || menuWording.home));

  // A visitor whose session is being restored gets a member's frame at once, so that nothing jumps.
  const isMember = session.status !== 'guest';
  const isRestoring = session.status === 'restoring';
  const isUnread = isRestoring && session.problem !== undefined;
  // What says that the member could not be read needs a frame, which a bare page brings itself.
  const layout = wanted === 'bare' && isUnread && access !== 'public' ? 'page' : wanted;
  const isPartnerTab = config.partner !== null && layout === 'tab';
  const goBack = () => {
    // Where the menu is hidden, its places lead back to the partner's home ([A] §6).
    if (isPartnerTab) return navigate(DASHBOARD);
    return isFirstEntry() ? navigate('/') : navigate(-1);
  };
  // A guest has a way back from a form; elsewhere there is nothing of ours behind a guest's page.
  const hasBack = layout === 'focus' || (isMember && (layout !== 'tab' || isPartnerTab));
  const back = hasBack ? () => void goBack() : undefined;
  const Header = config.partner ? PartnerHeader : PageHeader;
  const bell = layout === 'tab' ? <InboxBell /> : undefined;
  const header = layout === 'home' ? homeHeader : <Header title={title} back={back} actions={bell} />;
  // A page for guests keeps its frame while its visitor is becoming a member.
  const hasMenu = isMember && access !== 'guest' && config.partner === null;
  const items = MENU.filter(({ to }) => isKnownPath(to));

  return (
    <>
      <NavigationProgress isBusy={state === 'loading'} isWaiting={isStarting || (isRestoring && !isUnread)} />
      <AppFrame
        // Under a header of another height, or in another width, a page stands in another frame: nothing has moved.
        key={wanted === 'tab' ? 'page' : wanted}
        header={layout === 'bare' ? undefined : header}
        menu={hasMenu ? <BottomMenu items={items} /> : undefined}
        width={layout === 'focus' ? 'focus' : layout === 'bare' ? 'bare' : 'page'}
      >
        {!isStarting && <SessionNotice access={access} />}
        <PageTitle value={setShownTitle}>{children}</PageTitle>
        {!isStarting && <InstallPlace />}
      </AppFrame>
      <LeavingDialog />
      {isPulled && (
        <Suspense>
          <PullRefresh />
        </Suspense>
      )}
      <ScrollRestoration storageKey={SCROLL_PLACES} />
    </>
  );
}
