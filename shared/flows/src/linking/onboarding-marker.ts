import { STORAGE_KEYS } from '@poku/domain/brand';

/**
 * The onboarding marker of [A] §4: this tab began to link in the onboarding, so the result of an e-wallet leads back
 * there. Where the browser refuses storage it is never set.
 */
export const onboardingMarker = {
  isSet(): boolean {
    try {
      return sessionStorage.getItem(STORAGE_KEYS.onboarding) !== null;
    } catch {
      return false;
    }
  },
  /** Sets or removes it. */
  set(isOnboarding: boolean): void {
    try {
      if (isOnboarding) sessionStorage.setItem(STORAGE_KEYS.onboarding, '1');
      else sessionStorage.removeItem(STORAGE_KEYS.onboarding);
    } catch {
      // Storage is full or forbidden.
    }
  },
};
