import { useEvent, usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Platform } from '@poku/contract';
import type { PartnerReturn } from '@poku/domain/partner-return';
import { linkCodeWording } from './calls/link-code';
import { confirmLinkCall } from './calls/confirm-link';
import { linkProblem } from './link-problem';
import { useLinkStatus } from './use-link-status';
import { linkStateWording } from './wording';

/** How far the link of a member who came back is. */
export type ReturnState =
  | { readonly status: 'none' }
  | { readonly status: 'confirming'; readonly partnerId: string }
  | { readonly status: 'linked'; readonly partnerId: string }
  /** The partner has not said yet whether it links; the server asks it. `authCode` is the attempt's state, or empty. */
  | { readonly status: 'pending'; readonly partnerId: string; readonly authCode: string }
  | { readonly status: 'failed'; readonly message: string; readonly canRepeat: boolean };

const NONE: ReturnState = { status: 'none' };

/** Ends the attempt of this session; the server knows whether there is one (D30). */
async function confirm({ call }: Platform, partnerId: string, { proof }: PartnerReturn): Promise<void> {
  if (proof?.kind === 'code') {
    const { authorizationCode, email, state } = proof;
    await call(confirmLinkCall, { partnerId, proof: { authorizationCode, email, state } });
  }
  if (proof?.kind === 'mandate') {
    const { mandateId, refNum } = proof;
    await call(confirmLinkCall, { partnerId, refNum, mandateId });
  }
}

function startOf(arrived: PartnerReturn | null): ReturnState {
  if (arrived === null) return NONE;
  const { partnerId, proof, refusal } = arrived;
  if (partnerId !== undefined && proof !== null) return { status: 'confirming', partnerId };
  const refused = refusal === null ? undefined : linkCodeWording[refusal];
  return { status: 'failed', message: refused ?? linkStateWording.failedAdvice, canRepeat: false };
}

/**
 * Ends a pending link when a partner's page leads back ([A] §4): takes the partner's codes out of the address at once,
 * confirms once, and publishes `partner.linked`; what nobody knows yet is asked for (D33). Without a code or a mandate nothing is called (D30).
 * @param arrived what the page's loader read from the address, the same object until it is read again
 * @param cleanPath the address without the codes; replaces the entry in the history
 * @returns the state; `repeat` confirms again; `dismiss` forgets the result
 */
export function useConfirmReturn(arrived: PartnerReturn | null, cleanPath: string) {
  const platform = usePlatform();
  const { events } = platform;
  const navigate = useNavigate();
  const [state, setState] = useState<ReturnState>(() => startOf(arrived));
  const handled = useRef<PartnerReturn | null>(null);

  function succeed(partnerId: string) {
    setState({ status: 'linked', partnerId });
    events.publish('partner.linked', { partnerId });
  }
  async function run(returning: PartnerReturn): Promise<void> {
    const start = startOf(returning);
    setState(start);
    if (start.status !== 'confirming') return;
    const { partnerId } = start;
    try {
      await confirm(platform, partnerId, returning);
    } catch (error) {
      const { isPending, ...problem } = linkProblem(error);
      if (isPending) setState({ status: 'pending', partnerId, authCode: returning.state });
      else setState({ status: 'failed', ...problem });
      return;
    }
    succeed(partnerId);
  }
  const authCode = state.status === 'pending' ? state.authCode : '';
  const isPollOver = useLinkStatus({
    authCode,
    isOn: authCode !== '',
    onSettled({ status, message }) {
      if (state.status !== 'pending') return;
      if (status === 'linked') succeed(state.partnerId);
      else setState({ status, message: message || linkStateWording.failedAdvice, canRepeat: false });
    },
  });
  useEvent('partner.linked', ({ partnerId }) => {
    if (state.status === 'pending' && state.partnerId === partnerId)
      setState({ status: 'linked', partnerId });
  });
  useEvent('partner.unlinked', ({ partnerId }) => {
    if (state.status === 'linked' && state.partnerId === partnerId) setState(NONE);
  });
  const arrive = useEffectEvent((returning: PartnerReturn) => {
    // Effects run twice in development, and codes are sent once.
    if (handled.current === returning) return;
    handled.current = returning;
    void navigate(cleanPath, { replace: true });
    void run(returning);
  });
  useLayoutEffect(() => {
    // The router changes the address only when the page was read again; the codes are gone before anything shows.
    if (arrived !== null) window.history.replaceState(window.history.state, '', cleanPath);
  }, [arrived, cleanPath]);
  useEffect(() => {
    if (arrived !== null) arrive(arrived);
  }, [arrived]);

  return {
    state,
    /** Nobody asks any more while the state is `pending`; the server goes on without the page (D33). */
    isOver: state.status === 'pending' && (isPollOver || authCode === ''),
    /** Confirms the same again; for a failure that nobody refused. */
    repeat: () => {
      if (handled.current !== null) void run(handled.current);
    },
    dismiss: () => setState(NONE),
  };
}
