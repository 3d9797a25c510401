import { Slot, usePlatform, useSession } from '@poku/platform';
import { HomeRows } from '../../layout/home-rows';
import { HOME_SLOT, WELCOME_SLOT } from '../../routes/own-paths';
import { FirstPoints } from './first-points';
import { HomeNotice } from './home-notice';
import { HomeSlot } from './home-slot';
import { HomeWaiting } from './home-waiting';
import { PartnerHome } from './partner-home';

/** What stands over the home of a new member. It takes no room, so a failure leaves nothing behind: it comes next time. */
function Welcome() {
  const session = useSession();
  if (session.status !== 'member' || session.customer.isOnboarded) return null;
  return <Slot name={WELCOME_SLOT} skeleton={() => null} failed={() => null} />;
}

/** Home and dashboard: what the remotes put there ([A] §2). A partner's has no guide, which explains the hidden menu. */
export function HomePage() {
  const { partner } = usePlatform().config;
  if (partner !== null) return <PartnerHome />;
  return (
    <>
      <HomeRows $gap={6}>
        <HomeWaiting />
        <HomeNotice />
        <FirstPoints />
        <HomeSlot name={HOME_SLOT} />
      </HomeRows>
      <Welcome />
    </>
  );
}
