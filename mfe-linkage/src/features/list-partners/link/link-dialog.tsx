import { Button, FullScreenDialog } from '@poku/kit';
import { linkingWording } from '../../../wording/linking';
import { LinkSteps } from './link-steps';
import { LinkTerms } from './link-terms';
import { type LinkFlowOptions, useLinkFlow } from './use-link-flow';
import { useLinkTerms } from './use-link-terms';

export interface LinkDialogProps extends LinkFlowOptions {
  readonly onClose: () => void;
}

/** Links one partner or e-wallet over the page: what it means and the consent first, then where the server leads. */
export function LinkDialog({ onClose, ...options }: LinkDialogProps) {
  const { item, isOnboarding } = options;
  const terms = useLinkTerms(item);
  const flow = useLinkFlow(options);
  const { agreedVersion } = terms;
  const isStarting = flow.step.name === 'starting';
  if (flow.step.name !== 'idle' && !isStarting) {
    return <LinkSteps item={item} flow={flow} isCodeElsewhere={isOnboarding} onClose={onClose} />;
  }
  return (
    <FullScreenDialog
      open
      title={linkingWording.linkTo(item.name)}
      onClose={onClose}
      footer={
        terms.needsEmail ? undefined : (
          <Button
            fullWidth
            busy={isStarting}
            disabled={agreedVersion === null}
            onClick={() => {
              if (agreedVersion !== null) void flow.start(agreedVersion);
            }}
          >
            {linkingWording.proceed}
          </Button>
        )
      }
    >
      <LinkTerms terms={terms} />
    </FullScreenDialog>
  );
}
