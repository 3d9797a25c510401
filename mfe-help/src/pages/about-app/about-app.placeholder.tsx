import { page } from './about-app.page';

/** It waits for nothing. */
export const Placeholder = page.Component;
