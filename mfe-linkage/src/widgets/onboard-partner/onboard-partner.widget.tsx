import type { CallOptions, PokuApi, PokuEventName } from '@poku/contract';
import { useWidgetData } from '@poku/platform';
import { Skeleton } from '@poku/kit';
import { OnboardList } from '../../features/list-partners/onboard-list';

const readPartners = ({ linkage }: PokuApi, options: CallOptions) => linkage.partners(options);
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

/** Partners in the first step of '/onboard', to be linked there. */
export function Widget() {
  const items = useWidgetData(readPartners, readAgainAt);
  // As high as the cards that come.
  if (items === null) return <Skeleton shape="list" count={10} />;
  return <OnboardList kind="partner" items={items} />;
}
