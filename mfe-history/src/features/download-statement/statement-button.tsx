import { Button } from '@poku/kit';
import { OnDemand } from '@poku/platform';
import { useState } from 'react';
import { Spare } from '../../spare';
import { historyWording } from '../../wording/history';

const loadDialog = () =>
  import(/* webpackChunkName: "statement" */ './statement-dialog').then(
    ({ StatementDialog }) => StatementDialog,
  );

/** The way to the monthly statement, whose code comes with the first press. */
export function StatementButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {historyWording.statement.short}
          <Spare>{historyWording.statement.spare}</Spare>
        </span>
      </Button>
      {isOpen && <OnDemand load={loadDialog} props={{ onClose: close }} onUnavailable={close} />}
    </>
  );
}
