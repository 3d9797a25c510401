import { useRef, useState } from 'react';
import { POLL_MAX_TRIES } from '@poku/domain/limits/linkage';
import { usePoll, useShownAgain } from '@poku/kit/hooks';
import { useEvent, useMember, usePlatform } from '@poku/platform';
import { find, type Found, type ResultData } from './loader';
import { isOpen, resultState } from './result-state';

/** Follows a transaction that is still in process (D33), and tells the others once how it ended. */
export function useResult({ asked, found: loaded }: ResultData) {
  const { call, events } = usePlatform();
  const { clientId } = useMember();
  const [latest, setLatest] = useState({ after: loaded, found: loaded });
  const [isOver, setIsOver] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const tries = useRef(0);
  const found = latest.after === loaded ? latest.found : loaded;
  const state = resultState(asked, found);
  const settled = useRef(!isOpen(state));

  function tellIfSettled(next: Found): void {
    if (settled.current || next.kind !== 'transaction' || next.transaction.status === 'processing') return;
    settled.current = true;
    const { number, status, voucherId, quantity } = next.transaction;
    if (status === 'success') events.publish('coupon.bought', { orderId: number, voucherId, quantity });
    events.publish('points.changed', { clientId });
  }
  /** Asks once; what was read before stays when the network goes. */
  async function ask(signal?: AbortSignal): Promise<void> {
    const next = await find(call, asked.name, { signal });
    if (signal?.aborted || (next.kind === 'unread' && found.kind === 'transaction')) return;
    setLatest({ after: loaded, found: next });
    tellIfSettled(next);
  }
  function askAgain(): void {
    if (isOver) tries.current = 0;
    setIsOver(false);
    setIsAsking(true);
    void ask()
      .catch(() => undefined)
      .finally(() => setIsAsking(false));
  }

  const isFollowed = isOpen(state);
  usePoll({
    isOn: isFollowed && !isOver,
    ask: async (signal) => {
      tries.current += 1;
      await ask(signal).finally(() => {
        if (tries.current >= POLL_MAX_TRIES && !signal.aborted) setIsOver(true);
      });
    },
  });
  const isSent = found.kind === 'transaction' && found.transaction.delivery?.state === 'sending';
  const askIfOpen = () => {
    if (isSent || (isFollowed && !settled.current)) askAgain();
  };
  useShownAgain(askIfOpen);
  // A job of the server that settles an order tells the member's pages so.
  useEvent('points.changed', askIfOpen);
  // So does the one that sends packages.
  useEvent('coupon.changed', askIfOpen);

  return { found, state, isOver: isFollowed && isOver, isAsking, askAgain };
}
