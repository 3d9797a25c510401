/** A request of a page, by the times of the browser in seconds. */
export interface PageRequest {
  readonly url: string;
  /** What asked for it, as Chromium calls it: `Document`, `Script` and so on. */
  readonly type: string;
  readonly startedAt: number;
  /** Infinity while it is on its way. */
  endedAt: number;
}

/** Those of the first so many milliseconds of a page. */
export const begunWithin = (requests: readonly PageRequest[], ms: number): PageRequest[] => {
  const start = Math.min(...requests.map(({ startedAt }) => startedAt));
  return requests.filter(({ startedAt }) => (startedAt - start) * 1_000 < ms);
};

/** Rounds of requests after the HTML: a request is in the round after the last one that ended before it began. */
export const countWaves = (requests: readonly PageRequest[]): number => {
  const waves = new Map<PageRequest, number>();
  for (const request of [...requests].sort((left, right) => left.startedAt - right.startedAt)) {
    const before = [...waves]
      .filter(([earlier]) => earlier.endedAt <= request.startedAt)
      .map(([, wave]) => wave);
    waves.set(request, request.type === 'Document' ? 0 : Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...waves.values());
};
