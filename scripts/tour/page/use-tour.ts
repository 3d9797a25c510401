import { useCallback, useEffect, useState } from 'react';
import type { TourState } from './state';
import { MEMBER } from './member';
import { type Beginning, beginningOf } from './steps';

const READ_EVERY_MS = 1_000;
/** Outlives a reload of the page, not its tab. */
const KEY = 'poku-tour-beginning';

const keptBeginning = (): Beginning | null =>
  JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Beginning | null;

/** What the running services tell, read again every second. */
export const useTour = () => {
  const [state, setState] = useState<TourState>();
  const [beginning, setBeginning] = useState(keptBeginning);
  const [problem, setProblem] = useState<string>();

  const begin = useCallback((from: TourState) => {
    const next = beginningOf(from);
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setBeginning(next);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      try {
        const answer = await fetch(`/state?of=${MEMBER.phone}`);
        if (!answer.ok) throw new Error(await answer.text());
        const next = (await answer.json()) as TourState;
        if (isOver) return;
        setState(next);
        setProblem(undefined);
        const kept = keptBeginning();
        // Ids begin again when the fixtures are put back.
        if (kept === null || (next.trail.journals[0]?.id ?? 0) < kept.newestJournal) begin(next);
      } catch (error) {
        if (!isOver) setProblem(error instanceof Error ? error.message : String(error));
      }
      if (!isOver) timer = setTimeout(() => void read(), READ_EVERY_MS);
    };
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [begin]);

  return { state, beginning, problem, begin };
};
