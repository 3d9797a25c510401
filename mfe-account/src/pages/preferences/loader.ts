import type { PageArgs } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { interestsCall } from '../../calls/interests';
import { outcomeOf } from '../../features/read-again';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  outcomeOf(platform.call(interestsCall, {}, { signal }), commonWording.preferenceReadFailed);
