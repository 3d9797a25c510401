import { SESSION_IDLE_MS } from '@poku/domain/limits/access';
import { randomInt } from 'node:crypto';
import { outsideCalls } from '../../db/call';
import type { Database } from '../../db/database';
import type { MemberSession } from '../../http/session-guard';
import { after, type Clock } from '../../ports/clock';
import { eventsAfter, isKept, newestEventId, standingSessions } from './repository';

/** Where one open page is told. */
export interface LiveStream {
  write(text: string): void;
  end(): void;
}

/** How often things are done. */
export interface LiveTimes {
  /** Between two queries of the database, for all streams of the process together. */
  pollMs: number;
  /** Between two heartbeats; a proxy ends an answer that is silent for 15 s. */
  heartbeatMs: number;
}

/** The usual times. */
export const liveTimes: LiveTimes = { pollMs: 1000, heartbeatMs: 10_000 };
/** Streams of one member; one more ends the oldest. */
const streamsPerMember = 6;
/** Life of an event; a member's newest is kept. */
export const eventsKeptMs = 60 * 60_000;
const eventsPerPoll = 500;
/** Range of the time after which a page comes back when the process ended its stream. */
const returnMs = [1000, 4000] as const;
/** A page may have read what it shows this long before its stream opens; a page that does not resume gets the events since then. */
export const pageAgeMs = 30_000;

interface Listener {
  session: MemberSession;
  stream: LiveStream;
  /** Newest event that it was told of. */
  position: number;
}

const frame = (id: number, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The open streams of one process. One query a second serves all of them, and none while nobody listens. */
export function createLiveHub(
  { db, clock }: { db: Database; clock: Clock },
  { pollMs, heartbeatMs }: LiveTimes,
  report: (error: unknown) => void,
) {
  /** Oldest first. */
  const listeners = new Set<Listener>();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let beatAtMs = 0;

  const dismiss = (listener: Listener): void => {
    listeners.delete(listener);
    listener.stream.end();
  };

  const poll = async (): Promise<void> => {
    const positions = new Map<string, number>();
    for (const { session, position } of listeners)
      positions.set(session.memberId, Math.min(position, positions.get(session.memberId) ?? position));
    const places = [...positions].map(([memberId, id]) => ({ memberId, id }));
    for (const event of await eventsAfter(db, places, eventsPerPoll)) {
      for (const listener of listeners) {
        if (listener.session.memberId !== event.member_id || event.id <= listener.position) continue;
        listener.position = event.id;
        listener.stream.write(frame(event.id, event.name, event.payload));
      }
    }
  };

  /** Sends a heartbeat to every stream whose session is still valid, and ends the others. */
  const beat = async (): Promise<void> => {
    const now = clock.now();
    const asked = [...listeners];
    const ids = asked.map(({ session }) => session.id);
    const standing = await standingSessions(db, ids, now, after(now, -SESSION_IDLE_MS));
    for (const listener of asked) {
      if (standing.has(listener.session.id)) listener.stream.write(': here\n\n');
      else dismiss(listener);
    }
  };

  const plan = (): void => {
    if (isClosed || timer !== undefined || listeners.size === 0) return;
    // Outside of calls, since the timer serves all pages and not only the one whose call came first.
    timer = outsideCalls(() => setTimeout(look, pollMs));
  };

  const look = (): void => {
    const isBeat = Date.now() >= beatAtMs;
    if (isBeat) beatAtMs = Date.now() + heartbeatMs;
    void Promise.all([poll(), isBeat ? beat() : undefined])
      .catch(report)
      .then(() => {
        timer = undefined;
        plan();
      });
  };

  const makeRoom = (memberId: string): void => {
    const own = [...listeners].filter(({ session }) => session.memberId === memberId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - streamsPerMember))) {
      // On `replaced` a page does not reconnect until it is visible again, so that two pages do not replace each other in a
      // loop.
      oldest.stream.write('event: replaced\ndata: {}\n\n');
      dismiss(oldest);
    }
  };

  return {
    /**
     * Opens the stream of a page, and returns a function that closes it. The first event is 'ready', with the id to resume after.
     * A page that resumes gets the events that it missed; when these are no longer kept (an hour), one points.changed, one
     * coupon.changed and one notice.changed.
     */
    async open(session: MemberSession, lastEventId: number | undefined, stream: LiveStream) {
      const { memberId } = session;
      const now = clock.now();
      const newest = await newestEventId(
        db,
        memberId,
        lastEventId === undefined ? after(now, -pageAgeMs) : now,
      );
      const canResume = lastEventId !== undefined && (await isKept(db, memberId, lastEventId));
      const position = canResume ? lastEventId : newest;
      const listener = { session, stream, position };
      makeRoom(memberId);
      stream.write(frame(position, 'ready', {}));
      if (lastEventId !== undefined && !canResume) {
        stream.write(frame(newest, 'points.changed', {}));
        stream.write(frame(newest, 'coupon.changed', { reference: '' }));
        stream.write(frame(newest, 'notice.changed', {}));
      }
      if (isClosed) stream.end();
      else listeners.add(listener);
      plan();
      return () => {
        listeners.delete(listener);
      };
    },

    /** How many pages listen. */
    size: (): number => listeners.size,

    /** Ends every stream, tells each page when to come back, and stops the queries. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      for (const listener of listeners) {
        // A random time, so that not all pages come back at once.
        listener.stream.write(`retry: ${randomInt(...returnMs)}\n\n`);
        dismiss(listener);
      }
    },
  };
}
