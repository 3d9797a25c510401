import { Button } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import { messageFor, usePlatform } from '@poku/platform';
import { statementCsvCall, statementFileName, statementPdfCall } from '../../calls/statement';
import { saveFile, saveText } from '../../save-file';
import { statementWording } from '../../wording/statement';

interface DownloadButtonProps {
  readonly type: 'pdf' | 'csv';
  /** `YYYY-MM`; none yet: nothing can be pressed. */
  readonly month: string | undefined;
  /** Hears why it failed, and `undefined` when it begins anew. */
  readonly onProblem: (problem: string | undefined) => void;
}

/** Saves a month's statement as a file. */
export function DownloadButton({ type, month, onProblem }: DownloadButtonProps) {
  const { call } = usePlatform();
  const download = useSubmission(async (chosen: string) => {
    onProblem(undefined);
    const name = statementFileName(chosen, type);
    try {
      if (type === 'pdf') saveFile(name, await call(statementPdfCall, { month: chosen }));
      else saveText(name, 'text/csv', await call(statementCsvCall, { month: chosen }));
    } catch (error) {
      onProblem(statementWording.fileFailed(messageFor(error)));
    }
  });
  return (
    <Button
      variant={type === 'pdf' ? 'primary' : 'secondary'}
      fullWidth
      busy={download.isSending}
      disabled={month === undefined}
      onClick={() => month !== undefined && void download.send(month)}
    >
      {statementWording[type]}
    </Button>
  );
}
