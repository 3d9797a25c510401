import { STORAGE_KEYS } from '@poku/domain/brand';

/** The channel of the members, where a look at other releases needs a permit. */
export const PRODUCTION = 'production';

/** Begins the keys of localStorage under which the tool import-map-overrides keeps what this browser looks at. */
export const OVERRIDE_PREFIX = 'import-map-override:';

/** Whether this page is to show other releases than the members have, by its address or by what this browser keeps. */
export const isLookAsked = (): boolean => {
  if (/[?&](preview|permit)=/.test(location.search)) return true;
  try {
    return (
      STORAGE_KEYS.preview in sessionStorage ||
      Object.keys(localStorage).some((key) => key.startsWith(OVERRIDE_PREFIX))
    );
  } catch {
    // A browser without storage keeps no wish either.
    return false;
  }
};

/**
 * Whether somebody looks at other releases, or may: only then the code for it is loaded, before the first page.
 * @param channel channel of the page
 */
export const isPreviewAsked = (channel: string): boolean => channel !== PRODUCTION || isLookAsked();
