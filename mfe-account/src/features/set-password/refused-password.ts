import { accessWording } from '@poku/domain/wording/access';
import { isApiError } from '@poku/platform';

const FIELDS: readonly (string | undefined)[] = ['newPassword', 'password'];

/** The text of a new password that the server refuses: it knows more common ones than the page, which has checked the other rules. */
export const refusedPassword = (error: unknown): string | undefined =>
  isApiError(error) && error.kind === 'invalid' && FIELDS.includes(error.field)
    ? accessWording.passwordCommon
    : undefined;
