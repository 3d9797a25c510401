/** Makes one burst of 401 and 403 answers one session end (D15). */
export interface SessionGuard {
  /** Number of the session that is running; a call remembers it when it is sent. */
  epoch(): number;
  /** A session begins: from now on one refusal is reported. */
  started(): void;
  /** The session is over or ending on purpose: refusals are not reported until the next start. */
  stopped(): void;
  /** A call that was sent in `epoch` got a 401 or 403. Reports it when that session still runs. */
  refused(epoch: number): void;
}

/**
 * Begins with a running session, since the cookie may stand for one.
 * @param onSessionEnded called at most once between two starts; must not throw
 */
export function createSessionGuard(onSessionEnded: () => void): SessionGuard {
  let current = 1;
  let isRunning = true;
  return {
    epoch: () => current,
    started() {
      current += 1;
      isRunning = true;
    },
    stopped() {
      isRunning = false;
    },
    refused(epoch) {
      if (!isRunning || epoch !== current) return;
      isRunning = false;
      onSessionEnded();
    },
  };
}
