import type { CallOptions, PokuApi, PokuEventName } from '@poku/shared/contract';
import { useWidgetData } from '@poku/shared/platform';
import { Skeleton } from '@poku/shared/ui';
import { StateList } from '../../features/list-partners/state-list';

const readEwallets = ({ linkage }: PokuApi, options: CallOptions) => linkage.ewallets(options);
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

/** E-wallets in the second step of '/onboard'. */
export function Widget() {
  const items = useWidgetData(readEwallets, readAgainAt);
  if (items === null) return <Skeleton shape="list" count={1} />;
  return <StateList kind="e-wallet" items={items} />;
}
