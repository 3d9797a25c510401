import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { forgotWording } from '../../wording/forgot';

/** A link that sets no password: why, announced when it is there, and the way to a new one. */
export function BadLink({ reason }: { readonly reason: string }) {
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        text={reason}
        action={<ButtonLink to={paths.forgotPassword()}>{forgotWording.linkRequest}</ButtonLink>}
      />
    </div>
  );
}
