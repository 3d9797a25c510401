import type { PageArgs } from '@poku/contract';
import { findEwallet } from '../../features/list-partners/find-ewallet';

export async function loader(args: PageArgs) {
  return { slug: args.params.slug ?? '', item: await findEwallet(args) };
}
