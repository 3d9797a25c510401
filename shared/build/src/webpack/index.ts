export { rootPublicKey } from '../release/keys/key-home';
export { commonConfig } from './common';
export { compile } from './compile';
export { containerName } from './container-name';
export { remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
export type { BuildTarget } from './unit-config';
