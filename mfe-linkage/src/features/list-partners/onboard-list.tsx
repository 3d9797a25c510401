import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { EmptyState } from '@poku/kit';
import { linkageWording } from '../../wording/linkage';
import type { LinkKind } from './link-kind';
import { LinkList } from './link-list';

export interface OnboardListProps {
  readonly kind: LinkKind;
  readonly items: readonly LinkablePartner[];
}

/** What can be linked in a step of '/onboard'. */
export function OnboardList({ kind, items }: OnboardListProps) {
  if (items.length > 0) return <LinkList kind={kind} items={items} isOnboarding />;
  const text = kind === 'partner' ? linkageWording.partnersEmpty : linkageWording.ewalletsEmpty;
  return <EmptyState drawing="search" text={text} />;
}
