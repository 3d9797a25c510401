import type { KeptCode } from '@poku/flows/otp';

/** Steps of 'Lupa Password': 0 find, 1 code and then the new password, 2 link ([A] §4). Step 3 has a page of its own. */
export type RecoveryStep = 'find' | 'code' | 'password' | 'link';

const STEP = 'step';
const CODE = 'kode';
const LINK = 'link';

/** The step that an address stands for, as far as the code that was sent carries it. */
export function recoveryStep(search: string, draft: KeptCode | null): RecoveryStep {
  const asked = new URLSearchParams(search).get(STEP);
  if (asked === LINK) return 'link';
  if (asked !== CODE || draft === null) return 'find';
  return draft.verifiedAtMs === null ? 'code' : 'password';
}

/** The same query at another step; the first has none. */
export function searchAt(search: string, step: Exclude<RecoveryStep, 'password'>): string {
  const query = new URLSearchParams(search);
  if (step === 'find') query.delete(STEP);
  else query.set(STEP, step === 'code' ? CODE : LINK);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
