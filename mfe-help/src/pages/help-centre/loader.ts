import type { PageArgs } from '@poku/contract';
import { topicsCall } from '../../calls/faq';

export const loader = ({ platform, request }: PageArgs) =>
  platform.call(topicsCall, {}, { signal: request.signal });
