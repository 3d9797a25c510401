/**
 * What `work` gives, or a rejection with `late` when it takes longer than `ms`; the work itself continues (D6). Nothing of the
 * caller's is kept once it is settled, whichever came first.
 */
export async function answerWithin<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
