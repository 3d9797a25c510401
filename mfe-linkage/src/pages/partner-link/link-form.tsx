import type { PartnerEntry } from '@poku/contract';
import { validateLoginPassword } from '@poku/domain/login-password';
import { ConsentFormField, LoginLockDialog } from '@poku/flows/entry';
import type { Sharing } from '@poku/flows/entry/calls/sharing';
import { usePlatform, useSession } from '@poku/platform';
import { ButtonLink, Stack, visuallyHidden, styled } from '@poku/kit';
import { Form, PasswordFormField, SubmitButton } from '@poku/kit/forms';
import { paths } from '../../paths';
import { linkLoginWording } from '../../wording/login';
import { entryWording } from '../../wording/entry';
import type { LinkValues } from './link-values';
import type { Linker } from './use-linking';

const empty: LinkValues = { password: '', isAgreed: false };

const Username = styled.input`
  ${visuallyHidden}
`;

interface LinkFormProps {
  readonly entry: PartnerEntry;
  readonly sharing: Sharing;
  readonly linking: Linker;
}

/** Password and consent; a member who is in already needs only the consent ([A] §4). */
export function LinkForm({ entry, sharing, linking }: LinkFormProps) {
  const platform = usePlatform();
  const session = useSession();
  const { partnerName } = entry;
  // While the member of this page's own login is read, the form stays as it will be.
  const isArriving = session.status === 'restoring' && linking.isOurs;
  const asksPassword = session.status !== 'member' && !isArriving;
  return (
    <>
      <p>{asksPassword ? entryWording.linkIntro(partnerName) : entryWording.linkIntroMember(partnerName)}</p>
      <Form<LinkValues>
        label={entryWording.linkTitle}
        initialValues={empty}
        onSubmit={(values) => linking.submit(entry, sharing.version, values)}
      >
        {asksPassword && (
          <Stack $gap={0}>
            {/* Tells a password manager whose password it is; the number is the partner's and cannot be another. */}
            <Username
              type="text"
              autoComplete="username"
              value={entry.phone}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
            <PasswordFormField
              name="password"
              label={linkLoginWording.passwordLabel}
              validate={validateLoginPassword}
            />
          </Stack>
        )}
        <ConsentFormField name="isAgreed" partnerName={partnerName} sharing={sharing} />
        <SubmitButton busy={linking.outcome === 'linked'}>{entryWording.linkButton}</SubmitButton>
      </Form>
      {asksPassword && platform.isKnownPath(paths.forgotPassword()) && (
        <ButtonLink fullWidth variant="text" to={paths.forgotPassword()}>
          {linkLoginWording.toForgotPassword}
        </ButtonLink>
      )}
      <LoginLockDialog
        open={linking.isLockShown}
        title={entryWording.linkLocked}
        text={linking.lockText}
        forgotPath={paths.forgotPassword()}
        onClose={linking.closeLock}
      />
    </>
  );
}
