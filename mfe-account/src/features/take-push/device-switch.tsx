import { Card, Notice, Stack } from '@poku/kit';
import { Switch } from '@poku/kit/fields';
import { inboxWording } from '../../wording/inbox';
import type { Device } from './device';
import { useDevice } from './use-device';

const notes: Partial<Record<Device['status'], string>> = {
  denied: inboxWording.deviceDenied,
  install: inboxWording.deviceInstall,
};

/** Whether this device shows notices, at once and for itself alone. The browser is asked once the member has turned it on. */
export function DeviceSwitch({ read }: { readonly read: Device }) {
  const { device, isBusy, problem, turn } = useDevice(read);
  const { status } = device;
  if (status === 'none') return null;
  return (
    <Stack $gap={2}>
      <Card>
        <Switch
          label={inboxWording.deviceSwitch}
          note={notes[status] ?? inboxWording.deviceNote}
          checked={status === 'on'}
          disabled={isBusy || status === 'denied' || status === 'install'}
          onChange={(isOn) => void turn(isOn)}
        />
      </Card>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
    </Stack>
  );
}
