import { isApiError } from '@poku/platform/api';

/**
 * Hears of a render that failed and went well when React tried again (`onRecoverableError`). A widget throws what the API
 * answered; that is no error of the site when the page has meanwhile moved on.
 * @param error React's, with the one that was thrown as its cause
 */
export const reportRecovered = (error: unknown): void => {
  if (!(error instanceof Error && isApiError(error.cause))) reportError(error);
};
