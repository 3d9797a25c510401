import type { PageModule } from '@poku/contract';
import { useLocation } from '@poku/kit/router';
import { wayOutWording } from '../../wording/way-out';
import { UnknownWayOut, WayOutView } from './way-out-view';

/** `/berhenti-email#{token}`: no server on the way is told the part behind the #. Only a press changes something (RFC 8058). */
function WayOutPage() {
  const token = useLocation().hash.slice(1);
  return token === '' ? <UnknownWayOut /> : <WayOutView key={token} token={token} />;
}

export const page: PageModule = { Component: WayOutPage, title: wayOutWording.title };
