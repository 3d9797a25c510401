import { messageFor, refusalCode } from '@poku/platform';
import { LinkCode, linkCodeWording } from './calls/link-code';
import { linkStateWording } from './wording';

/** Why an account was not linked. */
export interface LinkProblem {
  /** For the member: what to do. */
  readonly message: string;
  /** Nobody refused: the same call may be sent again. */
  readonly canRepeat: boolean;
  /** Nobody knows yet, and the server goes on asking. */
  readonly isPending: boolean;
}

/** Reads the failure of a call that links ([A] §8): the text of its code, or the advice to check the network. */
export function linkProblem(error: unknown): LinkProblem {
  const code = refusalCode(error);
  if (code === undefined)
    return { message: linkStateWording.failedAdvice, canRepeat: true, isPending: false };
  const message = messageFor(error, linkCodeWording);
  return { message, canRepeat: code === LinkCode.silent, isPending: code === LinkCode.inProcess };
}
