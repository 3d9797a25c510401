import { useSubmission } from '@poku/kit/hooks';
import { useState } from 'react';
import { messageFor } from '@poku/platform';

/** How a draft is compared and saved. */
export interface DraftOptions<T> {
  /** What is stored now. */
  readonly stored: T;
  readonly isSame: (one: T, other: T) => boolean;
  readonly save: (value: T) => Promise<void>;
}

/** Something that is changed on the screen and saved as a whole. A failed save keeps it. */
export interface Draft<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Saved, and not changed since. */
  readonly isSaved: boolean;
  /** Why the last save failed, until the next change or try. */
  readonly problem: string | null;
  /** Saves what has changed; nothing is sent while a save runs. @returns whether everything is stored now */
  readonly save: () => Promise<boolean>;
}

/** Keeps a draft beside what is stored. */
export function useDraft<T>({ stored, isSame, save }: DraftOptions<T>): Draft<T> {
  const [base, setBase] = useState(stored);
  const [value, setValue] = useState(stored);
  const [outcome, setOutcome] = useState<{ readonly isSaved: boolean; readonly problem: string | null }>({
    isSaved: false,
    problem: null,
  });
  const isChanged = !isSame(base, value);

  const store = useSubmission(async (): Promise<boolean> => {
    if (!isChanged) return true;
    setOutcome({ isSaved: false, problem: null });
    try {
      await save(value);
      setBase(value);
      setOutcome({ isSaved: true, problem: null });
      return true;
    } catch (error) {
      setOutcome({ isSaved: false, problem: messageFor(error) });
      return false;
    }
  });

  return {
    value,
    change: (next) => {
      setValue(next);
      setOutcome({ isSaved: false, problem: null });
    },
    isChanged,
    isSaving: store.isSending,
    isSaved: outcome.isSaved && !isChanged,
    problem: outcome.problem,
    save: async () => (await store.send()) ?? false,
  };
}
