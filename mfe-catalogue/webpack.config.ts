import { remoteConfig } from '@poku/scripts/webpack';
import { remote } from './remote.config';

export default remoteConfig(remote);
