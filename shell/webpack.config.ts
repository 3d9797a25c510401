import { shellConfig } from '@poku/scripts/webpack';

export default shellConfig();
