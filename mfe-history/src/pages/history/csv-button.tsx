import { jakartaDay } from '@poku/domain/dates';
import { messageFor, usePlatform } from '@poku/platform';
import { Button, Notice, styled } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import { useState } from 'react';
import { historyWording } from '../../wording/history';
import { burnFileCall, earnFileCall, type HistoryFilter, historyTermWording } from '../../calls/history';
import { saveText } from '../../save-file';
import { Spare } from '../../spare';
import type { HistoryTab } from './tab';

/** A line of its own below the buttons. */
const Problem = styled.div`
  flex: 1 0 100%;
`;

interface CsvButtonProps {
  readonly tab: HistoryTab;
  readonly filter: HistoryFilter;
}

/** Saves all rows of the filter as a file for a spreadsheet. */
export function CsvButton({ tab, filter }: CsvButtonProps) {
  const { call } = usePlatform();
  const [problem, setProblem] = useState<string>();

  const download = useSubmission(async () => {
    setProblem(undefined);
    try {
      const text = await call(tab === 'raih' ? earnFileCall : burnFileCall, filter);
      saveText(historyTermWording.csvName(tab, jakartaDay(Date.now())), 'text/csv', text);
    } catch (error) {
      setProblem(historyWording.csvFailed(messageFor(error)));
    }
  });
  return (
    <>
      <Button variant="secondary" busy={download.isSending} onClick={() => void download.send()}>
        <span>
          <Spare>{historyWording.csv.spare}</Spare>
          {historyWording.csv.short}
        </span>
      </Button>
      {problem !== undefined && (
        <Problem>
          <Notice tone="error">{problem}</Notice>
        </Problem>
      )}
    </>
  );
}
