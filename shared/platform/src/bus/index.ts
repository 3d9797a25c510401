export {
  createEventBus,
  type ClosableEventBus,
  type EventBusOptions,
  type EventChannel,
  type EventTap,
} from './event-bus';
export { createState, type OwnedState } from './state';
