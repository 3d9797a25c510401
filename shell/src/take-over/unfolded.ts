import type { FindCounterpart } from './counterparts';

/**
 * Reads what is unfolded.
 * @returns unfolds, or folds, its counterparts
 */
export const readUnfolded = (painted: ParentNode): ((find: FindCounterpart) => void) => {
  const titles = [...painted.querySelectorAll('details > summary')];
  const states = titles.map((title) => [title, (title.parentElement as HTMLDetailsElement).open] as const);
  return (find) => {
    for (const [title, isOpen] of states) {
      const part = find(title)?.parentElement;
      if (part instanceof HTMLDetailsElement) part.open = isOpen;
    }
  };
};
