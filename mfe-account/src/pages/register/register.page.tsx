import type { PageModule } from '@poku/contract';
import { useLoaderData, useLocation, useRevalidator } from '@poku/kit/router';
import { ErrorPanel } from '@poku/kit';
import { useLeaveOnceMember } from '../../features/start-session';
import { paths } from '../../paths';
import { registrationWording } from '../../wording/registration';
import { loader } from './loader';
import { RegisterWizard } from './register-wizard';
import { useFullQuota } from './use-full-quota';
import { useVisitor } from './use-visitor';
import { VisitProblem } from './visit-problem';
import { searchAt } from './wizard-step';

function RegisterPage() {
  const { quota, visit } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { search } = useLocation();
  const visiting = useVisitor(visit);
  useLeaveOnceMember(paths.landing(searchAt(search, 'account')));
  useFullQuota(quota.status === 'full');

  if (quota.status === 'full') return null;
  if (quota.status === 'unknown') {
    return (
      <ErrorPanel title={quota.message} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    );
  }
  if (visiting.problem !== null) return <VisitProblem problem={visiting.problem} />;
  return <RegisterWizard visiting={visiting} />;
}

export const page: PageModule = { loader, Component: RegisterPage, title: registrationWording.title };
