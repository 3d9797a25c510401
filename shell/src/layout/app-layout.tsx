import { menuWording } from '@poku/shared/domain';
import { usePlatform, useSession } from '@poku/shared/platform';
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from '@poku/shared/router';
import { AppFrame, BottomMenu, PageHeader, PartnerHeader, ToastRegion } from '@poku/shared/ui';
import type { ReactNode } from 'react';
import { HomeHeader } from './home-header';
import { LeavingDialog } from './leaving-dialog';
import { MENU } from './menu';
import { NavigationProgress } from './navigation-progress';
import { usePageFrame } from './page-frame';
import { useRouteChange } from './use-route-change';
import { useToasts } from './use-toasts';

const DASHBOARD = '/dashboard';

/** Whether the visitor came straight to this page and has nothing of ours to go back to. */
const isFirstEntry = (): boolean => {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: unknown };
  return typeof idx !== 'number' || idx === 0;
};

/** The frame around every page: header, menu, messages, and focus and title on each change of route. */
export function AppLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { config, isKnownPath } = usePlatform();
  const session = useSession();
  const { title, layout, access } = usePageFrame();
  const { toasts, close } = useToasts();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useRouteChange(title || menuWording.home);

  // A visitor whose session is being restored gets a member's frame at once, so that nothing jumps.
  const isMember = session.status !== 'guest';
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
  const header = layout === 'home' ? <HomeHeader /> : <Header title={title} back={back} />;
  // A page for guests keeps its frame while its visitor is becoming a member.
  const hasMenu = isMember && access !== 'guest' && config.partner === null && layout !== 'focus';
  const items = MENU.filter(({ to }) => isKnownPath(to));

  return (
    <>
      <NavigationProgress isBusy={state === 'loading'} />
      <AppFrame
        header={layout === 'bare' ? undefined : header}
        menu={hasMenu ? <BottomMenu items={items} /> : undefined}
        width={layout === 'focus' ? 'focus' : layout === 'bare' ? 'bare' : 'page'}
      >
        {children}
      </AppFrame>
      <ToastRegion toasts={toasts} onClose={close} />
      <LeavingDialog />
      <ScrollRestoration />
    </>
  );
}
