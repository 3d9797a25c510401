/** From credentials to a member on the right page, with the waits of [A] §9. */
export { useLeaveOnceMember } from './use-leave-once-member';
export { type Credentials, useStartSession } from './use-start-session';
