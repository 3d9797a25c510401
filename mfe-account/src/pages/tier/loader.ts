import type { PageArgs } from '@poku/contract';
import { tierCall } from '../../calls/tier';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  platform.call(tierCall, {}, { signal });
