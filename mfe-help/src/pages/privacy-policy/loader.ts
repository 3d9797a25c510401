import type { PageArgs } from '@poku/shared/contract';
import { orNone } from '../../features/read-text';

export const loader = ({ platform, request }: PageArgs) =>
  orNone(platform.api.help.privacyPolicy({ signal: request.signal }));
