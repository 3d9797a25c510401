import type { PageArgs } from '@poku/contract';
import { missionsCall } from '../../calls/missions';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  platform.call(missionsCall, {}, { signal });
