import { usePlatform, useSession } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { space, styled } from '@poku/kit';
import { lazy, Suspense } from 'react';
import { useInstallWay } from './install-way';

/** Pages below which it is offered: where somebody keeps what a shop without a network asks for, and where settings are looked for. */
const PLACES: readonly string[] = ['/raih', '/profil'];

const InstallOffer = lazy(() => import(/* webpackChunkName: "install" */ './install-offer'));

const Place = styled.div`
  margin-top: ${space(5)};
`;

/** The offer to install Poku, to a member at its end of a page; never in a partner's colours, whose site is not what is installed. */
export function InstallPlace() {
  const { partner } = usePlatform().config;
  const { pathname } = useLocation();
  const session = useSession();
  const way = useInstallWay();
  if (way === null || partner !== null || session.status !== 'member' || !PLACES.includes(pathname))
    return null;
  return (
    <Suspense>
      <Place>
        <InstallOffer way={way} />
      </Place>
    </Suspense>
  );
}
