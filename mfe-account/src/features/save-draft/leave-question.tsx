import { useLeaveQuestion } from '@poku/kit/hooks';
import { usePlatform } from '@poku/platform';
import { accountWording } from '../../wording/account';
import { LoseDialog } from './lose-dialog';

const never = (): boolean => false;

export interface LeaveQuestionProps {
  readonly hasChanges: boolean;
  /** Whether the changes are stored by now, asked at the moment of leaving. Default never. */
  readonly isSaved?: () => boolean;
}

/** Asks who leaves with changes that were not saved. Whose session has ended is not held back. */
export function LeaveQuestion({ hasChanges, isSaved = never }: LeaveQuestionProps) {
  const { session$ } = usePlatform();
  const isFree = () => isSaved() || session$.value.status === 'guest';
  const { isAsked, leave, stay } = useLeaveQuestion(hasChanges, isFree);
  if (!isAsked) return null;
  return (
    <LoseDialog
      title={accountWording.leaveTitle}
      text={accountWording.leaveText}
      confirm={accountWording.leaveConfirm}
      cancel={accountWording.leaveCancel}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
