import { STORAGE_KEYS } from '@poku/domain/brand';
import { tabText } from '@poku/kit/tab';

const marker = tabText(STORAGE_KEYS.onboarding);

/**
 * The onboarding marker of [A] §4: this tab began to link in the onboarding, so the result of an e-wallet leads back
 * there. Where the browser refuses storage it is never set.
 */
export const onboardingMarker = {
  isSet: (): boolean => marker.read() !== null,
  /** Sets or removes it. */
  set(isOnboarding: boolean): void {
    if (isOnboarding) marker.keep('1');
    else marker.forget();
  },
};
