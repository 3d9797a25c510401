import type { LinkageItem } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import type { ReturnState } from '@poku/flows/linking';
import { Slot, useMember } from '@poku/platform';
import { ErrorPanel, Skeleton, Stack, styled } from '@poku/kit';
import { VerificationNotice } from '@poku/flows/verify-email';
import { onboardingWording } from '../../wording/onboarding';
import { ReturnNotice } from './return-notice';
import { StepActions } from './step-actions';

const Place = styled.div<{ $heightPx: number }>`
  min-height: ${({ $heightPx }) => $heightPx}px;
`;
/** Height of a row of the list that comes, in CSS pixels. */
const ROW_PX = 80;

export interface LinkStepProps {
  /** The place that mfe-linkage fills. */
  readonly slot: 'onboard-partner' | 'onboard-ewallet';
  /** What can be linked here. */
  readonly items: readonly LinkageItem[];
  /** A code was confirmed in this step. */
  readonly isConfirmed: boolean;
  /** The link of a member who came back from a partner's page. */
  readonly returned: ReturnState;
  readonly onNext: () => void;
}

/** Steps 1 and 2: what can be linked, and the way on, which is no longer a skip once something is linked ([A] §4). */
export function LinkStep({ slot, items, isConfirmed, returned, onNext }: LinkStepProps) {
  const { customer } = useMember();
  const hasLink = isConfirmed || items.some(({ isLinked }) => isLinked);
  const needsEmail = !customer.isEmailVerified && items.some(({ needsVerifiedEmail }) => needsVerifiedEmail);
  return (
    <Stack $gap={5}>
      <ReturnNotice state={returned} items={items} />
      {needsEmail && <VerificationNotice customer={customer} />}
      <Slot
        name={slot}
        skeleton={(heightPx) => (
          <Place $heightPx={heightPx}>
            <Skeleton shape="list" count={Math.max(1, Math.round(heightPx / ROW_PX))} />
          </Place>
        )}
        failed={(retry) => (
          <ErrorPanel
            title={commonWording.remoteFailedTitle}
            text={commonWording.remoteFailedText}
            onRetry={retry}
          />
        )}
      />
      <StepActions onNext={onNext} isSkip={!hasLink}>
        {hasLink ? onboardingWording.next : onboardingWording.skip}
      </StepActions>
    </Stack>
  );
}
