import type { CallOptions, PokuApi, PokuEventName } from '@poku/shared/contract';
import { useWidgetData } from '@poku/shared/platform';
import { Skeleton } from '@poku/shared/ui';
import { StateList } from '../../features/list-partners/state-list';

const readPartners = ({ linkage }: PokuApi, options: CallOptions) => linkage.partners(options);
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

/** Partners in the first step of '/onboard'. */
export function Widget() {
  const items = useWidgetData(readPartners, readAgainAt);
  if (items === null) return <Skeleton shape="list" count={4} />;
  return <StateList kind="partner" items={items} />;
}
