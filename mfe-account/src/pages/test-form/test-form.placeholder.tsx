import { page } from './test-form.page';

/** It waits for nothing. */
export const Placeholder = page.Component;
