import { useState } from 'react';
import type { LinkageItem } from '@poku/contract';
import { useConfirmReturn, useLinkStatus } from '@poku/flows/linking';
import { usePlatform } from '@poku/platform';
import { paths } from '../../paths';
import type { EwalletResultData } from './loader';

/** What became of the link. `unknown`: the tries are over, and the server goes on asking. */
export type EwalletResult =
  | { readonly status: 'busy' | 'linked' | 'unknown' }
  | { readonly status: 'failed'; readonly message: string };

const LINKED: EwalletResult = { status: 'linked' };
const BUSY: EwalletResult = { status: 'busy' };

/** Confirms what the e-wallet sent along, then asks how the attempt stands until it is known ([A] §4, D30). */
export function useEwalletResult(data: EwalletResultData & { readonly item: LinkageItem }): EwalletResult {
  const { slug, item, returning, authCode } = data;
  const { events } = usePlatform();
  const [settled, setSettled] = useState<EwalletResult | null>(null);
  const cleanPath = paths.ewalletResult(slug, authCode || undefined);
  const { state, isOver: isReturnOver } = useConfirmReturn(returning, cleanPath);
  const isRefused = state.status === 'failed' && !state.canRepeat;
  // What is pending of the way back is asked for there.
  const isConfirming = state.status === 'confirming' || state.status === 'pending';
  const isAsking = authCode !== '' && !isConfirming && !isRefused && settled === null;
  const isOver = useLinkStatus({
    authCode,
    isOn: isAsking,
    isAtOnce: true,
    onSettled({ status, message }) {
      setSettled(status === 'linked' ? LINKED : { status, message });
      // Who was confirmed here was told of already.
      if (status !== 'linked' || state.status === 'linked') return;
      events.publish('partner.linked', { partnerId: item.partnerId });
    },
  });

  if (settled !== null) return settled;
  if (isAsking) return isOver ? { status: 'unknown' } : BUSY;
  switch (state.status) {
    case 'confirming':
      return BUSY;
    case 'pending':
      return isReturnOver ? { status: 'unknown' } : BUSY;
    case 'linked':
      return LINKED;
    case 'failed':
      return { status: 'failed', message: state.message };
    case 'none':
      return item.isLinked ? LINKED : { status: 'failed', message: '' };
  }
}
