export { openLiveChannel } from './live-channel';
export type { Present } from './live-state';
export { createSite, type SiteOptions } from './server';
