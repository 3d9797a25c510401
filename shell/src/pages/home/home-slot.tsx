import { commonWording } from '@poku/shared/domain';
import { Slot } from '@poku/shared/platform';
import { color, ErrorPanel, radius, styled } from '@poku/shared/ui';

const Place = styled.div<{ readonly $heightPx: number }>`
  height: ${({ $heightPx }) => $heightPx}px;
  border-radius: ${radius.card};
  background: ${color('skeleton')};
`;

/** What the remotes put on a home, each on its own. */
export function HomeSlot({ name }: { readonly name: string }) {
  return (
    <Slot
      name={name}
      skeleton={(heightPx) => <Place $heightPx={heightPx} />}
      failed={(retry) => (
        <ErrorPanel
          title={commonWording.remoteFailedTitle}
          text={commonWording.remoteFailedText}
          onRetry={retry}
        />
      )}
    />
  );
}
