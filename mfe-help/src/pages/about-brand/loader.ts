import type { PageArgs } from '@poku/shared/contract';
import { aboutCall } from '@poku/shared/legal';
import { readText } from '../../features/read-text';

export const loader = (args: PageArgs) => readText(args, aboutCall);
