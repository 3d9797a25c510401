import { useMember, usePlatform } from '@poku/platform';
import { Stack, color, styled } from '@poku/kit';
import { VerificationNotice } from '@poku/flows/verify-email';
import { SaveBar, useDraft } from '../../features/save-draft';
import { notificationDraft, NotificationSwitches } from '../../features/set-notifications';
import { type Device, DeviceSwitch } from '../../features/take-push';
import { accountWording } from '../../wording/account';
import { type NotificationSettings, notificationsWording } from '../../calls/notifications';

const Intro = styled.p`
  color: ${color('inkMuted')};
`;

interface NotificationFormProps {
  readonly stored: NotificationSettings;
  readonly device: Device;
}

/** The switches with their button: on a bad network nothing is lost, and what is shown is what will be stored. */
export function NotificationForm({ stored, device }: NotificationFormProps) {
  const platform = usePlatform();
  const { customer } = useMember();
  const canPromo = customer.isEmailVerified;
  const draft = useDraft(notificationDraft(platform, stored, canPromo));
  return (
    <Stack $gap={5}>
      <Intro>{accountWording.notificationsIntro}</Intro>
      {!canPromo && <VerificationNotice customer={customer} />}
      <DeviceSwitch read={device} />
      <NotificationSwitches chosen={draft.value} canPromo={canPromo} onChange={draft.change} />
      <SaveBar draft={draft} saved={notificationsWording.saved} />
    </Stack>
  );
}
