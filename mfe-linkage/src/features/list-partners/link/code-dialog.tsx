import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { linkStateWording } from '@poku/flows/linking';
import { OtpDialog } from '@poku/flows/otp';
import { useNavigate } from '@poku/kit/router';
import { paths } from '../../../paths';

export interface CodeDialogProps {
  readonly item: LinkablePartner;
  readonly onConfirmed: (otpRequestId: string) => void;
  readonly onClose: () => void;
}

/** The code that a partner wants before it links (D21). Apart from the rest: only some partners want one. */
export function CodeDialog({ item, onConfirmed, onClose }: CodeDialogProps) {
  const navigate = useNavigate();
  return (
    <OtpDialog
      purpose="linkage"
      title={linkStateWording.codeTitle}
      intro={linkStateWording.codeFor(item.name)}
      onConfirmed={onConfirmed}
      onClose={onClose}
      onLocked={() => void navigate(paths.home(), { replace: true })}
    />
  );
}
