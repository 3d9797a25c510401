/** Hears of an error that React caught. */
export type OnCaught = (error: unknown, componentStack?: string) => void;

/** A page may throw before anybody listens. */
const MOST = 5;

const createCaught = () => {
  const kept: Parameters<OnCaught>[] = [];
  let listener: OnCaught = (...caught) => {
    if (kept.length < MOST) kept.push(caught);
  };
  return {
    tell: (...caught: Parameters<OnCaught>): void => listener(...caught),
    /** Gives what was kept, and then each as it comes, to this listener alone. */
    follow: (next: OnCaught): void => {
      listener = next;
      for (const caught of kept.splice(0)) next(...caught);
    },
  };
};

/** Errors that pages and widgets threw while they were rendered, for who develops one of them. */
export const caught = createCaught();
