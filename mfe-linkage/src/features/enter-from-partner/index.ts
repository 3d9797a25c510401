/** What '/partner-login' and '/partner-link' share: who came in, and who is here already (D11, D28). */
export { Elsewhere } from './elsewhere';
export { EntryFailed } from './entry-failed';
export { EntryFrame } from './entry-frame';
export { isSomebodyElse } from './is-somebody-else';
export { NoToken } from './no-token';
export { OtherMember } from './other-member';
export { PersonCard } from './person-card';
export { useLeaveOnce } from './use-leave-once';
