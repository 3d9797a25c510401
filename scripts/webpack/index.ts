export { rootPublicKey } from '../release/keys/key-home';
export { commonConfig, ROOT } from './common';
export { containerName } from './container-name';
export { remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
export { sharedVersions } from './share-map';
