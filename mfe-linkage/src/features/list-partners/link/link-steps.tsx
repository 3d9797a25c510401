import { OnDemand } from '@poku/platform';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { LinkFailedDialog, linkStateWording } from '@poku/flows/linking';
import { LeavingDialog } from './leaving-dialog';
import { PendingDialog } from './pending-dialog';
import type { LinkFlow } from './use-link-flow';

const loadCodeDialog = () => import('./code-dialog').then(({ CodeDialog }) => CodeDialog);

export interface LinkStepsProps {
  readonly item: LinkablePartner;
  readonly flow: LinkFlow;
  /** The page around asks for the code (see `LinkFlowOptions.isOnboarding`). Default false. */
  readonly isCodeElsewhere?: boolean;
  readonly onClose: () => void;
}

/** Where the answer of the server leads: a code, the partner's page, a wait, or the failure with a way to try again. */
export function LinkSteps({ item, flow, isCodeElsewhere = false, onClose }: LinkStepsProps) {
  const { step } = flow;
  switch (step.name) {
    case 'idle':
    case 'starting':
      return null;
    case 'code': {
      if (isCodeElsewhere) return null;
      const props = { item, onConfirmed: flow.confirmCode, onClose: flow.reset };
      return <OnDemand load={loadCodeDialog} props={props} onUnavailable={flow.reset} />;
    }
    case 'leaving':
      return <LeavingDialog partnerName={item.name} bindingUrl={step.bindingUrl} onCancel={onClose} />;
    case 'pending':
      return (
        <PendingDialog
          partnerName={item.name}
          authCode={step.authCode}
          onLinked={flow.succeed}
          onFailed={(message) => flow.fail(message || linkStateWording.failedAdvice)}
          onClose={onClose}
        />
      );
    case 'failed':
      return <LinkFailedDialog message={step.message} onClose={onClose} onRetry={flow.retry} />;
  }
}
