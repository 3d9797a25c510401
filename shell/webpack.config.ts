import { rootPublicKey, shellConfig } from '@poku/scripts/webpack';

export default rootPublicKey().then((rootKey) => shellConfig(rootKey));
