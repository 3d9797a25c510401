import type { PageArgs } from '@poku/shared/contract';
import { redirect } from '@poku/shared/router';
import { paths, type ResultStatus } from '../../paths';

const STATUSES: readonly ResultStatus[] = ['success', 'processing', 'timeout', 'failed'];

/** An address without a result has nothing to say; the history does. */
export function loader({ request }: PageArgs) {
  const asked = new URL(request.url).searchParams.get('status');
  const status = STATUSES.find((known) => known === asked);
  if (status === undefined) throw redirect(paths.burnHistory());
  return { status };
}
