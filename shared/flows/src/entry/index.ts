/** Partners' users who come in from their own app (D28), and logins: what the pages of several remotes need for them. */
export { type Arrival, readArrival } from './arrival';
export { BadTokenDialog, type BadTokenDialogProps } from './bad-token-dialog';
export { ConsentFormField, type ConsentFormFieldProps } from './consent-form-field';
export { LoginLockDialog, type LoginLockDialogProps } from './login-lock-dialog';
export { takeRedirectToken } from './redirect-token';
