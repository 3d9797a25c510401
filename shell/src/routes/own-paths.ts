/** Addresses of the shell's own pages: the home, under both of its names ([A] §2). */
export const HOME_PATHS: readonly string[] = ['/', '/dashboard'];
/** The place on the home that remotes fill. */
export const HOME_SLOT = 'dashboard';
/** The place over the home for members who are new; loaded for them alone. */
export const WELCOME_SLOT = 'welcome';
