import { formatDay } from '@poku/domain/dates';
import { Caption, ErrorPanel, FullScreenDialog, Skeleton, Stack } from '@poku/kit';
import { registrationWording } from '../../wording/registration';
import { legalDialogWording } from '../../wording/legal';
import { type LegalKind, useLegalText } from './use-legal-text';

export interface LegalDialogProps {
  readonly kind: LegalKind;
  readonly onClose: () => void;
}

function LegalBody({ kind }: Pick<LegalDialogProps, 'kind'>) {
  const { reading, retry } = useLegalText(kind);
  if (reading.status === 'failed') {
    return <ErrorPanel title={registrationWording.legalFailed} text={reading.message} onRetry={retry} />;
  }
  if (reading.status === 'pending') return <Skeleton shape="text" count={8} />;
  const { text, LegalHtml } = reading;
  return (
    <Stack $gap={3}>
      <Caption>{legalDialogWording.validFrom(formatDay(text.validFrom))}</Caption>
      <LegalHtml html={text.html} />
    </Stack>
  );
}

/** Terms or privacy policy over the whole screen ([A] §2). */
export function LegalDialog({ kind, onClose }: LegalDialogProps) {
  return (
    <FullScreenDialog open title={registrationWording[kind]} onClose={onClose}>
      <LegalBody kind={kind} />
    </FullScreenDialog>
  );
}
