import { useRef, useState } from 'react';

/** Something that a press sends. */
export interface Submission<Given extends readonly unknown[], Result> {
  /** Sends. @returns what came of it; `undefined`, with nothing sent, while one is on its way. Rejects as what is sent does */
  readonly send: (...given: Given) => Promise<Result | undefined>;
  readonly isSending: boolean;
}

/** Sends once at a time: a second press may come before the button is drawn as busy. @param run the newest one is called */
export function useSubmission<Given extends readonly unknown[], Result>(
  run: (...given: Given) => Promise<Result>,
): Submission<Given, Result> {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);

  async function send(...given: Given): Promise<Result | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      return await run(...given);
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }
  return { send, isSending };
}
