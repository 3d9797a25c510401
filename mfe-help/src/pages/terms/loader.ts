import type { PageArgs } from '@poku/contract';
import { termsCall } from '@poku/flows/legal';
import { readText } from '../../features/read-text';

export const loader = (args: PageArgs) => readText(args, termsCall);
