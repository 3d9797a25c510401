import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { commonWording } from '@poku/domain/wording/common';
import { usePlatform } from './hooks';

export interface OnDemandProps<P> {
  /** Loads the component. Keep its identity stable. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** The code could not be loaded; the member is told, and whoever wanted it forgets it. */
  readonly onUnavailable: () => void;
}

/** A part whose code comes when it is wanted for the first time. A failure leaves the page as it is. */
export function OnDemand<P extends object>({ load, props, onUnavailable }: OnDemandProps<P>) {
  const { events } = usePlatform();
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const giveUp = useEffectEvent(() => {
    events.publish('alert.raised', { kind: 'error', message: commonWording.offline });
    onUnavailable();
  });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (component) => {
        if (isWanted) setLoaded(() => component);
      },
      () => {
        if (isWanted) giveUp();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return Loaded === null ? null : <Loaded {...props} />;
}
