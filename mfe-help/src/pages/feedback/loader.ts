import type { PageArgs } from '@poku/contract';
import { questionsCall } from '../../calls/feedback';

export const loader = ({ platform, request }: PageArgs) =>
  platform.call(questionsCall, {}, { signal: request.signal });
