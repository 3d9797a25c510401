import { commonWording } from '@poku/domain/wording/common';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { entryWording } from '../../wording/entry';

/** Outside of a partner's origin there is no entry; the way home is. */
export function Elsewhere() {
  return (
    <EmptyState
      drawing="not-found"
      text={entryWording.elsewhere}
      action={<ButtonLink to={paths.home()}>{commonWording.toHome}</ButtonLink>}
    />
  );
}
