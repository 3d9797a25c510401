import { entryWording } from '@poku/shared/domain';
import { useNavigate } from '@poku/shared/router';
import { Button, Dialog } from '@poku/shared/ui';
import { paths } from '../../paths';

interface EntryQuestionProps {
  readonly title: string;
  readonly text: string;
  /** Where 'OK' leads; anything else leads home. */
  readonly okPath: string;
}

/** A dialog that tells a partner's user what comes next ([A] §2). */
export function EntryQuestion({ title, text, okPath }: EntryQuestionProps) {
  const navigate = useNavigate();
  const leaveFor = (path: string) => void navigate(path, { replace: true });
  return (
    <Dialog
      open
      title={title}
      onClose={() => leaveFor(paths.home())}
      actions={
        <>
          <Button fullWidth data-autofocus onClick={() => leaveFor(okPath)}>
            {entryWording.ok}
          </Button>
          <Button fullWidth variant="text" onClick={() => leaveFor(paths.home())}>
            {entryWording.later}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
