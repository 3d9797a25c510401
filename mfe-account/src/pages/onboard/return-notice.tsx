import type { LinkageItem } from '@poku/contract';
import { linkStateWording, type ReturnState } from '@poku/flows/linking';
import { Notice } from '@poku/kit';

export interface ReturnNoticeProps {
  readonly state: ReturnState;
  /** What can be linked in the step. */
  readonly items: readonly LinkageItem[];
}

/** Says over the list how the link of a member who came back stands. A failure has its own dialog. */
export function ReturnNotice({ state, items }: ReturnNoticeProps) {
  if (state.status === 'none' || state.status === 'failed') return null;
  const item = items.find(({ partnerId }) => partnerId === state.partnerId);
  if (item === undefined) return null;
  switch (state.status) {
    case 'linked':
      return <Notice tone="success">{linkStateWording.succeeded(item.name)}</Notice>;
    case 'pending':
      return <Notice tone="info">{linkStateWording.pendingText(item.name)}</Notice>;
    case 'confirming':
      return <Notice tone="info">{linkStateWording.confirming(item.name)}</Notice>;
  }
}
