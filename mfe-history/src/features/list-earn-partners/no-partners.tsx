import { usePlatform, useSession } from '@poku/platform';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { historyWording } from '../../wording/history';
import { earnWording } from '../../wording/earn';

/** What stands where there is no partner yet. */
export function NoPartners() {
  const { isKnownPath } = usePlatform();
  const canBrowse = useSession().status === 'member' && isKnownPath(paths.catalogue());
  const wayOn = canBrowse && <ButtonLink to={paths.catalogue()}>{historyWording.toCatalogue}</ButtonLink>;
  return <EmptyState drawing="search" text={earnWording.empty} action={wayOn} />;
}
