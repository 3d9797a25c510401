import type { PageModule } from '@poku/contract';
import { Notice } from '@poku/kit';
import { TitledStep } from '../../features/show-steps';
import { forgotWording } from '../../wording/forgot';
import { CodeStep } from './code-step';
import { FindStep } from './find-step';
import { LinkStep } from './link-step';
import { loader } from './loader';
import { PasswordStep } from './password-step';
import { useRecovery } from './use-recovery';

function ForgotPasswordPage() {
  const recovery = useRecovery();
  const { step, draft, notice } = recovery;
  if (step === 'link') {
    return (
      <TitledStep step={step} title={forgotWording.linkTitle}>
        <LinkStep recovery={recovery} />
      </TitledStep>
    );
  }
  if (step === 'code' && draft !== null) {
    return (
      <TitledStep step={step} title={forgotWording.otpTitle}>
        <CodeStep recovery={recovery} draft={draft} />
      </TitledStep>
    );
  }
  if (step === 'password' && draft !== null) {
    return (
      <TitledStep step={step} title={forgotWording.newTitle}>
        <PasswordStep recovery={recovery} draft={draft} />
      </TitledStep>
    );
  }
  return (
    <TitledStep step="find" title={forgotWording.startTitle} intro={forgotWording.startIntro}>
      {notice !== null && <Notice tone="error">{notice}</Notice>}
      <FindStep recovery={recovery} />
    </TitledStep>
  );
}

export const page: PageModule = { loader, Component: ForgotPasswordPage, title: forgotWording.title };
