import { TOAST_MS } from '@poku/domain/limits/messages';
import { Button, Notice, space, Stack, styled } from '@poku/kit';
import { accountWording } from '../../wording/account';
import { LeaveQuestion } from './leave-question';
import type { Draft } from './use-draft';

/** Keeps room for the message, so that the button stays where it is. */
const Message = styled.div`
  display: grid;
  align-content: end;
  min-height: ${space(12)};
`;

export interface SaveBarProps {
  readonly draft: Pick<Draft<unknown>, 'isChanged' | 'isSaving' | 'isSaved' | 'problem' | 'save'>;
  /** Said where it happened, after a save. */
  readonly saved: string;
}

/** Saves a draft that was changed, says what came of it, and asks who leaves without. */
export function SaveBar({ draft, saved }: SaveBarProps) {
  return (
    <Stack $gap={3}>
      <Message>
        {draft.problem !== null && <Notice tone="error">{draft.problem}</Notice>}
        {draft.isSaved && (
          <Notice tone="success" leavesAfterMs={TOAST_MS}>
            {saved}
          </Notice>
        )}
      </Message>
      <LeaveQuestion hasChanges={draft.isChanged} />
      <Button
        fullWidth
        disabled={!draft.isChanged && !draft.isSaving}
        busy={draft.isSaving}
        onClick={() => void draft.save()}
      >
        {accountWording.save}
      </Button>
    </Stack>
  );
}
