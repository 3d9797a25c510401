import { Button, Caption, Notice, Stack } from '@poku/kit';
import { LongTextField } from '../../features/write-text';
import { REPORT_MAX_CHARS } from '../../calls/report';
import { reportWording } from '../../wording/report';

const ROWS = 8;
const never = () => undefined;

/** The form as a member with a verified e-mail has it: it can be written at once. */
export const Placeholder = () => (
  <Stack as="form" aria-label={reportWording.formLabel}>
    <p>{reportWording.intro}</p>
    <LongTextField
      label={reportWording.messageLabel}
      rows={ROWS}
      value=""
      most={REPORT_MAX_CHARS}
      counter={reportWording.counter}
      onChange={never}
    />
    <Notice tone="info">{reportWording.secrets}</Notice>
    <Button type="submit" fullWidth>
      {reportWording.send}
    </Button>
    <Caption>{reportWording.promise}</Caption>
  </Stack>
);
