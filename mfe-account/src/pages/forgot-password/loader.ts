import type { PageArgs } from '@poku/contract';
import { redirect } from '@poku/kit/router';
import { paths } from '../../paths';

/** A link of an e-mail that ends here leads to its own page ([A] §4). */
export function loader({ request }: PageArgs): null {
  const verifyCode = new URL(request.url).searchParams.get('verifyCode');
  if (verifyCode !== null) throw redirect(paths.newPassword(`?verifyCode=${encodeURIComponent(verifyCode)}`));
  return null;
}
