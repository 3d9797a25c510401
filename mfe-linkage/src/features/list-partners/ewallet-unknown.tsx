import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { linkingWording } from '../../wording/linking';

/** The address names no e-wallet of ours. */
export function EwalletUnknown() {
  return (
    <EmptyState
      drawing="not-found"
      text={linkingWording.ewalletUnknown}
      action={<ButtonLink to={paths.ewallets()}>{linkingWording.toEwallets}</ButtonLink>}
    />
  );
}
