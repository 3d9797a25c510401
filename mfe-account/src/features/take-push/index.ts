/** Notices on the device, by web push (D66). */
export { type Device, readDevice } from './device';
export { DeviceSwitch } from './device-switch';
export { mayAsk } from './marks';
export { PushQuestion } from './push-question';
