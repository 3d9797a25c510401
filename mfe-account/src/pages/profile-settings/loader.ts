import type { PageArgs } from '@poku/shared/contract';
import { commonWording } from '@poku/shared/domain/wording/common';
import { outcomeOf } from '../../features/read-again';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  outcomeOf(platform.api.customer.detail({ signal }), commonWording.customerReadFailed);
