import type { PageModule } from '@poku/contract';
import { useLocation } from '@poku/kit/router';
import { useHiddenToken } from '../../features/hide-token';
import { TitledStep } from '../../features/show-steps';
import { paths } from '../../paths';
import { forgotWording } from '../../wording/forgot';
import { BadLink } from './bad-link';
import { ResetForm } from './reset-form';
import { useDeadLink } from './use-dead-link';

const VERIFY_CODE = 'verifyCode';

function LinkedPage({ verifyCode }: { readonly verifyCode: string }) {
  const reason = useDeadLink(verifyCode);
  if (reason !== undefined) return <BadLink reason={reason} />;
  return (
    <TitledStep step="new" title={forgotWording.newTitle}>
      <ResetForm verifyCode={verifyCode} />
    </TitledStep>
  );
}

function NewPasswordPage() {
  const { search } = useLocation();
  const verifyCode = useHiddenToken(new URLSearchParams(search).get(VERIFY_CODE), paths.newPassword());
  if (!verifyCode) return <BadLink reason={forgotWording.linkMissing} />;
  return <LinkedPage verifyCode={verifyCode} />;
}

export const page: PageModule = { Component: NewPasswordPage, title: forgotWording.newPageTitle };
