import type { PageArgs } from '@poku/shared/contract';
import { topicsCall } from '../../calls/faq';

export const loader = ({ platform, request }: PageArgs) =>
  platform.call(topicsCall, {}, { signal: request.signal });
