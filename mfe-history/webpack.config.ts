import { type BuildTarget, remoteConfig } from '@poku/build/webpack';
import { remote } from './remote.config';

/** How this remote is built, by a release and by webpack's own command line. */
export default ({ version, outputPath }: BuildTarget) => remoteConfig(remote, version, outputPath);
