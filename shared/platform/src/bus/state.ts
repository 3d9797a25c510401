import { BehaviorSubject, Observable } from 'rxjs';
import type { ReadableState } from '@poku/contract';

class StateView<T> extends Observable<T> {
  readonly #subject: BehaviorSubject<T>;

  constructor(subject: BehaviorSubject<T>) {
    super((subscriber) => subject.subscribe(subscriber));
    this.#subject = subject;
  }

  get value(): T {
    return this.#subject.value;
  }
}

/** A value with its one writer. */
export interface OwnedState<T> {
  /** For everyone else: read now, or follow; a new follower gets the present value at once. */
  readonly state: ReadableState<T>;
  /** Writes. Followers are not told of the value that stands already (`Object.is`). */
  readonly set: (next: T) => void;
}

/** Makes a value that one part owns and all can follow. It never errors and never completes. */
export function createState<T>(initial: T): OwnedState<T> {
  const subject = new BehaviorSubject(initial);
  return {
    state: new StateView(subject),
    set(next) {
      if (!Object.is(next, subject.value)) subject.next(next);
    },
  };
}
