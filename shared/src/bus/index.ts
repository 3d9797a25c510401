export { createEventBus, type ClosableEventBus, type EventBusOptions, type EventChannel } from './event-bus';
export { createState, type OwnedState } from './state';
