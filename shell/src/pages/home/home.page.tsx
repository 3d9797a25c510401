import { commonWording } from '@poku/shared/domain';
import { Slot, useSession } from '@poku/shared/platform';
import { color, ErrorPanel, radius, Stack, styled } from '@poku/shared/ui';
import { HOME_SLOT, WELCOME_SLOT } from '../../routes/own-paths';

const Place = styled.div<{ readonly $heightPx: number }>`
  height: ${({ $heightPx }) => $heightPx}px;
  border-radius: ${radius.card};
  background: ${color('skeleton')};
`;

/** What stands over the home of a new member. It takes no room, so a failure leaves nothing behind: it comes next time. */
function Welcome() {
  const session = useSession();
  if (session.status !== 'member' || session.customer.isOnboarded) return null;
  return <Slot name={WELCOME_SLOT} skeleton={() => null} failed={() => null} />;
}

/** Home and dashboard: what the remotes put there, each on its own ([A] §2). */
export function HomePage() {
  return (
    <>
      <Stack $gap={6}>
        <Slot
          name={HOME_SLOT}
          skeleton={(heightPx) => <Place $heightPx={heightPx} />}
          failed={(retry) => (
            <ErrorPanel
              title={commonWording.remoteFailedTitle}
              text={commonWording.remoteFailedText}
              onRetry={retry}
            />
          )}
        />
      </Stack>
      <Welcome />
    </>
  );
}
