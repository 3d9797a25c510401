import type { EventTap } from '@poku/platform/bus';
import { useSyncExternalStore } from 'react';

/** One load of a page or widget. */
export interface LoadRecord {
  readonly remote: string;
  readonly version: string;
  /** `pages/<key>` or `widgets/<key>`. */
  readonly expose: string;
  readonly ms: number;
  readonly isGood: boolean;
}

/** Something that went wrong. */
export interface ProblemRecord {
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** An event of the bus, without what it told. */
export interface EventRecord {
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly name: string;
  readonly source: Parameters<EventTap>[2]['source'];
  /** Names of the payload's fields. */
  readonly fields: readonly string[];
}

/** What happened since the page was opened, the oldest first. */
export interface Records {
  readonly loads: readonly LoadRecord[];
  readonly problems: readonly ProblemRecord[];
  readonly events: readonly EventRecord[];
}

/** Most records of a kind; older ones go. */
const MOST = 200;

const withOne = <T>(list: readonly T[], one: T): readonly T[] => [...list, one].slice(-MOST);

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Writes down what happens, for the bar and the devtools. */
export const createRecorder = (now: () => number = Date.now) => {
  let records: Records = { loads: [], problems: [], events: [] };
  const readers = new Set<() => void>();
  const set = (change: Partial<Records>): void => {
    records = { ...records, ...change };
    for (const reader of readers) reader();
  };
  const event: EventTap = (name, payload, { source }) =>
    set({
      events: withOne(records.events, { at: now(), name, source, fields: Object.keys(payload) }),
    });
  return {
    read: (): Records => records,
    /** @returns a function that ends it */
    subscribe: (reader: () => void): (() => void) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    load: (load: LoadRecord): void => set({ loads: withOne(records.loads, load) }),
    problem: (error: unknown): void =>
      set({ problems: withOne(records.problems, { at: now(), text: textOf(error) }) }),
    event,
  };
};
export type Recorder = ReturnType<typeof createRecorder>;

/** What happened so far; follows. */
export const useRecords = (recorder: Recorder): Records =>
  useSyncExternalStore(recorder.subscribe, recorder.read);
