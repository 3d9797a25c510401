import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/shared/contract';
import { ewalletsCall } from '@poku/shared/linking/calls/partners';
import { useWidgetData } from '@poku/shared/platform';
import { Skeleton } from '@poku/shared/ui';
import { OnboardList } from '../../features/list-partners/onboard-list';

const readEwallets = (_: PokuApi, options: CallOptions, { call }: Platform) =>
  call(ewalletsCall, {}, options);
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

/** E-wallets in the second step of '/onboard', to be linked there. */
export function Widget() {
  const items = useWidgetData(readEwallets, readAgainAt);
  // As high as the cards that come.
  if (items === null) return <Skeleton shape="list" count={2} />;
  return <OnboardList kind="e-wallet" items={items} />;
}
