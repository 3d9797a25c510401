import { useLayoutEffect, useRef } from 'react';
import { linkStateWording } from '@poku/flows/linking';
import { Notice } from '@poku/kit';

/** Says in the card that its partner was linked. Takes the focus, since the button that led there is gone. */
export function LinkedNotice({ name }: { readonly name: string }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice tone="success">{linkStateWording.succeeded(name)}</Notice>
    </div>
  );
}

/** Says in the card that its partner is being linked, or has not said yet: the member came back from its page. */
export function ReturningNotice({ name, isPending }: { readonly name: string; readonly isPending: boolean }) {
  return (
    <Notice tone="info">
      {isPending ? linkStateWording.pendingText(name) : linkStateWording.confirming(name)}
    </Notice>
  );
}
