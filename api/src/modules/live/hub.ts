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
  /** Between two looks at the database, for all streams of the process together. */
  pollMs: number;
  /** Between two signs of life; a proxy ends an answer that is silent for 15 s. */
  heartbeatMs: number;
}

/** The usual times. */
export const liveTimes: LiveTimes = { pollMs: 1000, heartbeatMs: 10_000 };
/** Streams of one member; one more ends the oldest. */
const streamsPerMember = 6;
/** Life of an event; a member's newest is kept. */
export const eventsKeptMs = 60 * 60_000;
const eventsPerPoll = 500;
/** When a page comes back whose stream ended with the process. */
const returnMs = [1000, 4000] as const;
/** How long before its stream a page may have read what it shows; a page that does not resume is told of what came since. */
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

  /** A sign of life for whoever still has a session. */
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
    // For every page, and not for the one whose call came first.
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
      // Its page waits until it is looked at again, so that two pages do not push each other out.
      oldest.stream.write('event: replaced\ndata: {}\n\n');
      dismiss(oldest);
    }
  };

  return {
    /**
     * Begins to tell a page, and returns what ends it. The first thing it hears is 'ready' with the id to resume after.
     * A page that resumes is told what it missed; where that is not kept (an hour), points.changed once.
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
      if (lastEventId !== undefined && !canResume) stream.write(frame(newest, 'points.changed', {}));
      if (isClosed) stream.end();
      else listeners.add(listener);
      plan();
      return () => {
        listeners.delete(listener);
      };
    },

    /** How many pages listen. */
    size: (): number => listeners.size,

    /** Ends every stream, telling its page when to come back, and looks no more. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      for (const listener of listeners) {
        // Not all of them at once.
        listener.stream.write(`retry: ${randomInt(...returnMs)}\n\n`);
        dismiss(listener);
      }
    },
  };
}
