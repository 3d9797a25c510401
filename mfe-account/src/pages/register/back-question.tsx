import { useSession } from '@poku/platform';
import { useBlocker, useLocation } from '@poku/kit/router';
import { LoseDialog } from '../../features/save-draft/lose-dialog';
import { registrationWording } from '../../wording/registration';
import type { Wizard } from './use-wizard';

/** Back from the last step, by the header or the browser: asks first, then leads to the first step ([A] §4). */
export function BackQuestion({ wizard }: { readonly wizard: Wizard }) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      status === 'guest' && !wizard.isLeaving() && currentLocation.search !== nextLocation.search,
  );
  if (blocker.state !== 'blocked') return null;
  const { location, proceed, reset } = blocker;

  function handleConfirm() {
    // The header's back leads out of the page when it is the first entry of the history.
    if (location.pathname === pathname) proceed();
    else {
      reset();
      void wizard.leaveFor({ search: wizard.start });
    }
  }

  return (
    <LoseDialog
      title={registrationWording.loseTitle}
      text={registrationWording.loseText}
      confirm={registrationWording.loseConfirm}
      cancel={registrationWording.loseCancel}
      onConfirm={handleConfirm}
      onCancel={reset}
    />
  );
}
