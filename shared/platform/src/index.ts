// The calls' errors come with the platform, which the shell provides once; remotes need no second way to them.
export { isApiError, isDisturbance, messageFor, refusalCode, refusalWording } from './api';
export { createPlatform } from './create-platform';
export type { PlatformHandle, PlatformOptions } from './make-platform';
export { beginSession } from './begin-session';
export { useEvent, useHadMember, useMember, usePlatform, usePoints, useSession } from './hooks';
export { OnDemand, type OnDemandProps } from './on-demand';
export { OpenPayments } from './open-payments';
export { PageTitle, usePageTitle } from './page-title';
export { PlatformProvider } from './platform-context';
export type { Schedule } from './leave-session';
export type { SessionKeeper } from './session-keeper';
export { sessionProblem } from './session-problem';
export { Slot, type SlotProps } from './slot';
export type { StorageLike } from './stored-session';
export { useWidgetData } from './use-widget-data';
export { whenSettled } from './when-settled';
