import type { SessionGuard } from './api';
import { createApiError, isApiError, isUnreachable } from './api';
import type { OwnedState } from './bus';
import type { ApiError, Customer, EventBus, PointsState, PokuApi, PokuEvents, Session } from '@poku/contract';
import { leaveSession, type Schedule } from './leave-session';
import type { MemberShelf } from './member-shelf';
import { customerPoints, storedPoints, UNKNOWN_POINTS, withPartnerSources } from './points-state';
import { recallMember } from './remembered-member';
import { sessionProblem } from './session-problem';
import type { SessionStore } from './stored-session';

/** Parts that the keeper works with; the platform makes them. */
export interface SessionKeeperParts {
  readonly api: PokuApi;
  readonly events: EventBus;
  readonly session: OwnedState<Session>;
  readonly points: OwnedState<PointsState>;
  /** The member's client id, `null` for a guest. */
  readonly memberId: OwnedState<string | null>;
  readonly guard: SessionGuard;
  readonly store: SessionStore;
  readonly shelf: MemberShelf;
  readonly schedule: Schedule;
  readonly now: () => Date;
  /** Called when a logout is done and the page may be left; see `leaveSession`. */
  readonly onLoggedOut: (callbackUrl: string) => void;
}

/** The one owner of `session$` and `points$`. Only the shell (or the embed) has it. */
export interface SessionKeeper {
  /**
   * Finds out at the start who is here. A guest of the last visit stays one without a call; a member of the last visit
   * is read. Only the end of the session (D5) makes them a guest. When the API cannot be reached they are who this device
   * remembers; when that fails as well, or for any other reason, it stays open who is here, with the `problem`, until
   * `lookAgain` finds out. Never rejects.
   */
  restore(): Promise<void>;
  /**
   * Reads a member who could not be read once more: the API may be back. A failure is the new `problem`. Does nothing for
   * everybody else; a second call while it runs gives the same promise. Never rejects.
   */
  lookAgain(): Promise<void>;
  /**
   * Reads the partner balances into `points$` (D31), and again whenever points or partners change from then on. Never
   * rejects; a failure keeps what was there.
   */
  readSources(): Promise<void>;
  /**
   * Logs out ([A] §4, D15): sign-out and storage at once, guest after 2 s, `onLoggedOut` and the end after 2.5 s.
   * A second call while it runs gives the same promise. Never rejects.
   */
  logout(): Promise<void>;
  /** Stops following events and running timers. */
  dispose(): void;
}

const DETAIL = '/customerdetail/{clientId}';

/** Whatever kept a member from being read, as an error of the call. */
const problemOf = (cause: unknown): ApiError =>
  isApiError(cause) ? cause : createApiError({ kind: 'malformed', call: DETAIL, cause });

/** Makes the keeper and lets it follow the events of this and other tabs. */
export function createSessionKeeper(parts: SessionKeeperParts): SessionKeeper {
  const { api, events, session, points, memberId, guard, store, shelf, schedule, now } = parts;
  /** Changes with every start and end, so that answers for an earlier session are dropped. */
  let life = 0;
  let lastTurn = 0;
  let shownTurn = 0;
  let isRefreshQueued = false;
  let hasSources = false;
  let looking: Promise<void> | null = null;
  let leaving: { readonly done: Promise<void>; cancel(): void } | null = null;

  const isMember = (): boolean => session.state.value.status === 'member' && leaving === null;

  const show = (customer: Customer): void => {
    const readAt = now().toISOString();
    points.set(customerPoints(customer, points.state.value, readAt));
    session.set({ status: 'member', clientId: customer.clientId, customer });
    const { totalPoints, ownPoints } = customer;
    store.write({ clientId: customer.clientId, points: { totalPoints, ownPoints, readAt } });
  };

  const read = async (): Promise<void> => {
    const turn = ++lastTurn;
    const mine = life;
    const customer = await api.customer.detail();
    if (mine !== life || turn < shownTurn) return;
    shownTurn = turn;
    show(customer);
  };

  const enter = async (clientId: string): Promise<void> => {
    const mine = ++life;
    guard.started();
    memberId.set(clientId);
    shelf.begin(clientId);
    session.set({ status: 'restoring' });
    try {
      await read();
    } catch (error) {
      if (mine !== life || (isApiError(error) && error.kind === 'session')) return;
      const problem = problemOf(error);
      const remembered = isUnreachable(problem) ? await recallMember(shelf, clientId, problem) : null;
      if (mine === life) session.set(remembered ?? { status: 'restoring', problem });
    }
  };

  const look = async (): Promise<void> => {
    const mine = life;
    try {
      await read();
    } catch (error) {
      const { value } = session.state;
      if (mine === life && value.status !== 'guest' && value.problem) {
        session.set({ ...value, problem: problemOf(error) });
      }
    }
  };

  const readSources = async (): Promise<void> => {
    if (!isMember()) return;
    hasSources = true;
    const mine = life;
    const sources = await api.customer.partnerPoints().catch(() => null);
    if (sources && mine === life) points.set(withPartnerSources(points.state.value, sources));
  };

  const refresh = (): void => {
    if (isRefreshQueued || !isMember()) return;
    isRefreshQueued = true;
    queueMicrotask(() => {
      isRefreshQueued = false;
      if (!isMember()) return;
      read().catch(() => undefined);
      if (hasSources) void readSources();
    });
  };

  const handleStarted = ({ clientId }: PokuEvents['session.started']): void => {
    if (isMember() && memberId.state.value === clientId) {
      refresh();
      return;
    }
    store.write({ clientId, points: UNKNOWN_POINTS });
    points.set(UNKNOWN_POINTS);
    void enter(clientId);
    shelf.claim();
  };

  const handleEnded = ({ reason }: PokuEvents['session.ended']): void => {
    if (session.state.value.status === 'guest') return;
    life += 1;
    guard.stopped();
    store.clear(reason);
    shelf.wipe();
    memberId.set(null);
    points.set(UNKNOWN_POINTS);
    session.set({ status: 'guest', ended: reason });
  };

  /** A till may have taken one whose code is told of. */
  const handleCouponChanged = (): void => {
    const { value } = session.state;
    if (value.status === 'member' && value.customer.runningCodes?.length) refresh();
  };

  const subscriptions = [
    events.subscribe('session.started', handleStarted),
    events.subscribe('session.ended', handleEnded),
    events.subscribe('points.changed', refresh),
    events.subscribe('coupon.bought', refresh),
    events.subscribe('coupon.changed', handleCouponChanged),
    events.subscribe('customer.changed', refresh),
    events.subscribe('notice.changed', refresh),
    events.subscribe('partner.linked', refresh),
    events.subscribe('partner.unlinked', refresh),
  ];

  return {
    async restore() {
      const stored = store.read();
      if (stored) {
        points.set(storedPoints(stored));
        await enter(stored.clientId);
      } else {
        guard.stopped();
        session.set({ status: 'guest' });
      }
    },
    lookAgain() {
      if (!sessionProblem(session.state.value) || leaving) return Promise.resolve();
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
    readSources,
    logout() {
      if (!leaving) {
        guard.stopped();
        store.clear('logout');
        shelf.wipe();
        leaving = leaveSession({
          api,
          events,
          schedule,
          onLeft: (callbackUrl) => {
            leaving = null;
            parts.onLoggedOut(callbackUrl);
          },
        });
      }
      return leaving.done;
    },
    dispose() {
      leaving?.cancel();
      life += 1;
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
