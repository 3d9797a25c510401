import type { KeptCode } from '@poku/flows/otp';

/** Steps of 'Daftar' ([A] §4). */
export type WizardStep = 'account' | 'verify' | 'profile';

const STEP = 'step';

/**
 * The step that an address stands for. The address says that the visitor is past the first one, the code how far: an
 * address without a code that lives is the first step.
 */
export function wizardStep(search: string, draft: KeptCode | null): WizardStep {
  if (draft === null || !isPastStart(search)) return 'account';
  return draft.verifiedAtMs === null ? 'verify' : 'profile';
}

/** Whether an address says that the visitor is past the first step. */
export function isPastStart(search: string): boolean {
  return new URLSearchParams(search).has(STEP);
}

/** The same query at another step; the first has none. */
export function searchAt(search: string, step: WizardStep): string {
  const query = new URLSearchParams(search);
  if (step === 'account') query.delete(STEP);
  else query.set(STEP, step === 'verify' ? 'verifikasi' : 'profil');
  return query.size === 0 ? '' : `?${query.toString()}`;
}
