import { useSubmission } from '@poku/kit/hooks';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Why something was not sent: told at the text that is wrong, or for all of it. */
export interface Problem {
  readonly text?: string;
  readonly form?: string;
}

/** A form on its way. */
export interface Sending {
  /** For the `form` element. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly handleSubmit: (event: FormEvent) => void;
  readonly isSending: boolean;
  /** Of the last try, until the next one or `forgive`. */
  readonly problem: Problem;
  /** The text was changed, so what was wrong with it is not told any more. */
  readonly forgive: () => void;
}

/**
 * Sends a form, once at a time. A text that is wrong is not sent, and has the focus.
 * @param check gives what is wrong with the text, or `undefined`
 * @param send gives why it failed, or `undefined`; never rejects
 */
export function useSending(
  check: () => string | undefined,
  send: () => Promise<Problem | undefined>,
): Sending {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>({});
  useLayoutEffect(() => {
    if (problem.text !== undefined) form.current?.querySelector('textarea')?.focus();
  }, [problem]);

  const submission = useSubmission(async () => {
    const wrong = check();
    setProblem({ text: wrong });
    if (wrong !== undefined) return;
    setProblem((await send()) ?? {});
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submission.send();
  }
  return {
    form,
    handleSubmit,
    isSending: submission.isSending,
    problem,
    forgive: () => setProblem({ form: problem.form }),
  };
}
