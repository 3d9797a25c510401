import { isApiError, messageFor, usePlatform } from '@poku/platform';
import { useState } from 'react';
import { inboxWording } from '../../wording/inbox';
import { type Device, refuseNotices, takeNotices } from './device';

/** Notices on this device, and what turns them. */
export function useDevice(read: Device) {
  const platform = usePlatform();
  const [device, setDevice] = useState(read);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function turn(isOn: boolean): Promise<Device> {
    if (isBusy || !('publicKey' in device)) return device;
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await (isOn ? takeNotices : refuseNotices)(platform, device.publicKey);
      setDevice(next);
      return next;
    } catch (error) {
      setProblem(isApiError(error) ? messageFor(error) : inboxWording.deviceFailed);
      return device;
    } finally {
      setBusy(false);
    }
  }
  return { device, isBusy, problem, turn };
}
