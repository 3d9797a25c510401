import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { ewalletsCall } from '@poku/flows/linking/calls/partners';
import { useWidgetData } from '@poku/platform';
import { Skeleton } from '@poku/kit';
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
