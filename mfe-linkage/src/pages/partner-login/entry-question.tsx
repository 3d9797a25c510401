import { useNavigate } from '@poku/kit/router';
import { Button, Dialog } from '@poku/kit';
import { paths } from '../../paths';
import { entryWording } from '../../wording/entry';

interface EntryQuestionProps {
  readonly title: string;
  readonly text: string;
  /** Where 'OK' leads; anything else leads home. */
  readonly okPath: string;
  /** Called before the visitor goes home instead. Default nothing. */
  readonly onLater?: () => void;
}

/** A dialog that tells a partner's user what comes next ([A] §2). */
export function EntryQuestion({ title, text, okPath, onLater }: EntryQuestionProps) {
  const navigate = useNavigate();
  const leaveFor = (path: string) => void navigate(path, { replace: true });
  function handleLater() {
    onLater?.();
    leaveFor(paths.home());
  }
  return (
    <Dialog
      open
      title={title}
      onClose={handleLater}
      actions={
        <>
          <Button fullWidth data-autofocus onClick={() => leaveFor(okPath)}>
            {entryWording.ok}
          </Button>
          <Button fullWidth variant="text" onClick={handleLater}>
            {entryWording.later}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
