import { usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import { type Device, mayAsk, PushQuestion, readDevice } from '../../features/take-push';

/** After a purchase: whether this device shows notices, asked once. Nothing until it is known what the browser can. */
export function Widget() {
  const platform = usePlatform();
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    // Who has answered is not asked again.
    if (!mayAsk()) return undefined;
    const reading = new AbortController();
    void readDevice(platform, reading.signal).then((found) => {
      if (!reading.signal.aborted) setDevice(found);
    });
    return () => reading.abort();
  }, [platform]);
  return device && <PushQuestion read={device} />;
}
