import { Skeleton } from '@poku/kit';

/** What it says depends on its link, which nobody knows before. */
export const Placeholder = () => <Skeleton shape="text" count={4} />;
