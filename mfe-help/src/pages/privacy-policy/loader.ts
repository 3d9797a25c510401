import type { PageArgs } from '@poku/shared/contract';
import { privacyPolicyCall } from '@poku/shared/legal';
import { readText } from '../../features/read-text';

export const loader = (args: PageArgs) => readText(args, privacyPolicyCall);
