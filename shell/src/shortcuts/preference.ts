/** It says nothing of a member, and stays at logout, which removes all that begins with `STORAGE_PREFIX`. */
export const SHORTCUTS_KEY = 'poku:shortcuts';
const OFF = 'off';

/** Whether shortcuts act; see `createPreference`. */
export interface Preference {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
}

/** Keeps for this browser, all its tabs included, whether shortcuts act; where it refuses storage, for this page. Default on. */
export const createPreference = (): Preference => {
  let own = true;
  return {
    isOn() {
      try {
        return localStorage.getItem(SHORTCUTS_KEY) !== OFF && own;
      } catch {
        return own;
      }
    },
    set(isOn) {
      own = isOn;
      try {
        if (isOn) localStorage.removeItem(SHORTCUTS_KEY);
        else localStorage.setItem(SHORTCUTS_KEY, OFF);
      } catch {
        // It holds for this page.
      }
    },
  };
};
