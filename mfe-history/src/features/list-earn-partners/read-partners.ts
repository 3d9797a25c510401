import type { PageArgs } from '@poku/contract';
import { earnPartnersCall } from '../../calls/earn';

/** All partners at which points are earned. */
export const readPartners = ({ platform, request }: PageArgs) =>
  platform.call(earnPartnersCall, {}, { signal: request.signal });
