/** Which messages a member gets (D54). */
export { notificationDraft } from './notification-draft';
export { NotificationSwitches, type NotificationSwitchesProps } from './notification-switches';
