export { followLiveEvents, type LiveEventsOptions, type LiveSource } from './live-events';
