import { formatMonth } from '@poku/domain/dates';
import { commonWording } from '@poku/domain/wording/common';
import { Button, Dialog, Notice, Stack } from '@poku/kit';
import { SelectField } from '@poku/kit/fields';
import { useState } from 'react';
import type { StatementMonth } from '../../calls/statement';
import { statementWording } from '../../wording/statement';
import { DownloadButton } from './download-button';
import { useMonths } from './use-months';

const optionOf = ({ month, isRunning }: StatementMonth) => ({
  value: month,
  label: isRunning ? statementWording.running(formatMonth(month)) : formatMonth(month),
});
/** Keeps the place of the months until they are there. */
const WAITING = [{ value: '', label: statementWording.loading }];

/** Chooses a month, and saves its statement as one of two files. */
export function StatementDialog({ onClose }: { readonly onClose: () => void }) {
  const { months, retry } = useMonths();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const options = months.status === 'ready' ? months.months.map(optionOf) : WAITING;
  const month = months.status === 'ready' ? (chosen ?? options[0]?.value) : undefined;
  const trouble = months.status === 'failed' ? statementWording.monthsFailed(months.message) : problem;

  function handleChoice(next: string) {
    setChosen(next);
    setProblem(undefined);
  }
  const files = (
    <>
      <DownloadButton type="pdf" month={month} onProblem={setProblem} />
      <DownloadButton type="csv" month={month} onProblem={setProblem} />
    </>
  );
  return (
    <Dialog
      open
      title={statementWording.title}
      onClose={onClose}
      actions={
        <>
          {months.status === 'failed' ? (
            <Button fullWidth onClick={retry}>
              {commonWording.retry}
            </Button>
          ) : (
            options.length > 0 && files
          )}
          <Button variant="text" fullWidth onClick={onClose}>
            {statementWording.close}
          </Button>
        </>
      }
    >
      {options.length === 0 ? (
        statementWording.none
      ) : (
        <Stack>
          <p>{statementWording.intro}</p>
          <SelectField
            label={statementWording.month}
            options={options}
            value={month ?? ''}
            disabled={month === undefined}
            onChange={handleChoice}
          />
          {trouble !== undefined && <Notice tone="error">{trouble}</Notice>}
        </Stack>
      )}
    </Dialog>
  );
}
