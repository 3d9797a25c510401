import { envelope, onCall } from '@poku/testing';

const PATH = '/customervouchertoken/:clientId';

/** Answers that there is no token, as an API of before does. */
export const noTillToken = onCall.get(PATH, () => envelope(undefined, 404));

/** Answers every asking for a token with the next answer, the last one again and again; counts them. */
export function tillTokens(...answers: (() => Response)[]) {
  let asked = 0;
  const handler = onCall.get(PATH, () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer?.() ?? envelope(undefined, 404);
  });
  return { handler, asked: () => asked };
}
