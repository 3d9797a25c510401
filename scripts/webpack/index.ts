export { rootPublicKey } from '../release/keys/key-home';
export { remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
export type { BuildTarget } from './unit-config';
