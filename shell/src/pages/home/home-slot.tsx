import { commonWording, offlineWording } from '@poku/shared/domain';
import { useBackOnline } from '@poku/shared/hooks';
import { Slot } from '@poku/shared/platform';
import { color, ErrorPanel, radius, styled } from '@poku/shared/ui';
import { useState } from 'react';

const Place = styled.div<{ readonly $heightPx: number }>`
  height: ${({ $heightPx }) => $heightPx}px;
  border-radius: ${radius.card};
  background: ${color('skeleton')};
`;

/** A widget that failed while the device was offline comes back by itself. */
function WidgetProblem({ retry }: { readonly retry: () => void }) {
  const [isOffline] = useState(() => !navigator.onLine);
  useBackOnline(() => {
    if (isOffline) retry();
  });
  return (
    <ErrorPanel
      title={isOffline ? offlineWording.title : commonWording.remoteFailedTitle}
      text={isOffline ? offlineWording.partText : commonWording.remoteFailedText}
      onRetry={retry}
    />
  );
}

/** What the remotes put on a home, each on its own. */
export function HomeSlot({ name }: { readonly name: string }) {
  return (
    <Slot
      name={name}
      skeleton={(heightPx) => <Place $heightPx={heightPx} />}
      failed={(retry) => <WidgetProblem retry={retry} />}
    />
  );
}
