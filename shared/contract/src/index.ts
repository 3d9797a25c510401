export * from './events';
export * from './models';
export * from './page';
export * from './platform';
export * from './poku-api';
export * from './remote';
export * from './session';
export * from './signing';
export type * as wire from './wire';
