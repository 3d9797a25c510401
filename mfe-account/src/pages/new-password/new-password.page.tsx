import type { PageModule } from '@poku/shared/contract';
import { forgotWording } from '@poku/shared/domain';
import { useLocation } from '@poku/shared/router';
import { ButtonLink, EmptyState } from '@poku/shared/ui';
import { useHiddenToken } from '../../features/hide-token';
import { TitledStep } from '../../features/show-steps';
import { paths } from '../../paths';
import { ResetForm } from './reset-form';

const VERIFY_CODE = 'verifyCode';

function NewPasswordPage() {
  const { search } = useLocation();
  const verifyCode = useHiddenToken(new URLSearchParams(search).get(VERIFY_CODE), paths.newPassword());
  if (!verifyCode) {
    return (
      <EmptyState
        drawing="broken"
        text={forgotWording.linkMissing}
        action={<ButtonLink to={paths.forgotPassword()}>{forgotWording.linkRequest}</ButtonLink>}
      />
    );
  }
  return (
    <TitledStep step="new" title={forgotWording.newTitle}>
      <ResetForm verifyCode={verifyCode} />
    </TitledStep>
  );
}

export const page: PageModule = { Component: NewPasswordPage, title: forgotWording.newPageTitle };
