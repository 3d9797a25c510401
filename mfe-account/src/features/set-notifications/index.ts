/** Which messages a member gets (D54). */
export { isSameSettings, settleSettings } from './notification-draft';
export { NotificationSwitches, type NotificationSwitchesProps } from './notification-switches';
