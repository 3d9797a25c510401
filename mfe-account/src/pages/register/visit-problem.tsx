import { commonWording } from '@poku/domain/wording/common';
import { BadTokenDialog } from '@poku/flows/entry';
import { useNavigate, useRevalidator } from '@poku/kit/router';
import { ErrorPanel } from '@poku/kit';
import { paths } from '../../paths';
import { partnerVisitWording } from '../../wording/partner-visit';

/** A partner sent the visitor, and who it is cannot be known ([A] §8). */
export function VisitProblem({ problem }: { readonly problem: 'bad' | 'failed' }) {
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  if (problem === 'bad') {
    return <BadTokenDialog onClose={() => void navigate(paths.home(), { replace: true })} />;
  }
  return (
    <ErrorPanel
      title={partnerVisitWording.partnerDataFailed}
      text={commonWording.disturbance}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
