import { commonWording } from '@poku/shared/domain';
import { Slot } from '@poku/shared/platform';
import { ErrorPanel, Skeleton, Stack } from '@poku/shared/ui';
import { HOME_SLOT } from '../../routes/own-paths';

/** Home and dashboard: what the remotes put there, each on its own ([A] §2). */
export function HomePage() {
  return (
    <Stack $gap={6}>
      <Slot
        name={HOME_SLOT}
        skeleton={<Skeleton shape="card" />}
        failed={(retry) => (
          <ErrorPanel
            title={commonWording.remoteFailedTitle}
            text={commonWording.remoteFailedText}
            onRetry={retry}
          />
        )}
      />
    </Stack>
  );
}
