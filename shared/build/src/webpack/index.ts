export { rootPublicKey } from '../release/keys/key-home';
export { commonConfig } from './common';
export { compile } from './compile';
export { containerName } from './container-name';
export { federationOptions } from './federation-options';
export { leanRuntimeBy } from './federation/lean-runtime';
export { remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
export type { BuildTarget } from './unit-config';
