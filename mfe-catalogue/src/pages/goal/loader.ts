import type { PageArgs } from '@poku/contract';
import { goalCall } from '../../calls/goal';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  platform.call(goalCall, {}, { signal });
