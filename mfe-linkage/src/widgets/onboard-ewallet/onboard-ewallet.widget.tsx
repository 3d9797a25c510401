import type { CallOptions, PokuApi, PokuEventName } from '@poku/shared/contract';
import { useWidgetData } from '@poku/shared/platform';
import { Skeleton } from '@poku/shared/ui';
import { OnboardList } from '../../features/list-partners/onboard-list';

const readEwallets = ({ linkage }: PokuApi, options: CallOptions) => linkage.ewallets(options);
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

/** E-wallets in the second step of '/onboard', to be linked there. */
export function Widget() {
  const items = useWidgetData(readEwallets, readAgainAt);
  // As high as the cards that come.
  if (items === null) return <Skeleton shape="list" count={2} />;
  return <OnboardList kind="e-wallet" items={items} />;
}
