import { stepUpCodeWording } from '@poku/shared/domain';
import { CommonCode } from './codes';
import { refusal } from './errors';
import type { MemberSession } from './session-guard';

/** Refuses with 40131 what only a freshly authenticated session may do (D59, D60); the page asks the member then, and tries again. */
export function demandFresh({ isFresh }: Pick<MemberSession, 'isFresh'>): void {
  if (!isFresh) throw refusal(CommonCode.stepUpNeeded, stepUpCodeWording);
}
