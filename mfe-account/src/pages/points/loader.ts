import type { PageArgs } from '@poku/shared/contract';
import { commonWording } from '@poku/shared/domain';
import { outcomeOf } from '../../features/read-again';

export async function loader({ platform, request: { signal } }: PageArgs) {
  const { customer } = platform.api;
  const [detail, partners] = await Promise.all([
    outcomeOf(customer.detail({ signal }), commonWording.customerReadFailed),
    outcomeOf(customer.partnerPoints({ signal })),
  ]);
  return { detail, partners };
}
