/** Addresses of the shell's own pages: the home, under both of its names ([A] §2). */
export const HOME_PATHS: readonly string[] = ['/', '/dashboard'];
/** The place on the home that remotes fill. */
export const HOME_SLOT = 'dashboard';
/** The place on the home of a partner's origin that remotes fill: a limited view of the catalogue ([A] §2). */
export const PARTNER_HOME_SLOT = 'partner-dashboard';
/** Where a partner's user enters with a redirect token. */
export const PARTNER_GATE = '/partner-login';
/** Whether a query carries a redirect token, in either spelling (D7). */
export const hasRedirectToken = (search: string): boolean => /[?&]redirect(?:Token|_token)=/.test(search);
/** The place above the home's rows for what a member should see to; loaded for whom it concerns alone. */
export const NOTICE_SLOT = 'notice';
/** The place on the home for the ways to the first points; loaded for members without any alone. */
export const FIRST_POINTS_SLOT = 'first-points';
/** The place over the home for members who are new; loaded for them alone. */
export const WELCOME_SLOT = 'welcome';
