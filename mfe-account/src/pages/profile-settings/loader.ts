import type { PageArgs } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { outcomeOf } from '../../features/read-again';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  outcomeOf(platform.api.customer.detail({ signal }), commonWording.customerReadFailed);
