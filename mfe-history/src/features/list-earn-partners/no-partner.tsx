import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { earnWording } from '../../wording/earn';

/** What an address shows that names no partner, with the way to those that there are. */
export function NoPartner({ text }: { readonly text: string }) {
  const wayOn = <ButtonLink to={paths.earnPoint()}>{earnWording.title}</ButtonLink>;
  return <EmptyState drawing="not-found" text={text} action={wayOn} />;
}
