import { page } from './forgot-password.page';

/** Its loader only leads on, so the first step can be filled in at once. */
export const Placeholder = page.Component;
