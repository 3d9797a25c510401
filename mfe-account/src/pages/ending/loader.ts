import type { PageArgs } from '@poku/contract';
import { endingCall } from '../../calls/ending';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  platform.call(endingCall, {}, { signal });
