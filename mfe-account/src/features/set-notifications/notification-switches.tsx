import { Card, Notice, Stack } from '@poku/kit';
import { Switch } from '@poku/kit/fields';
import type { NotificationSettings } from '../../calls/notifications';
import { accountWording } from '../../wording/account';
import { ChannelSwitchGroup } from './channel-switches';
import { isOtpOnly, settleSettings } from './notification-draft';

export interface NotificationSwitchesProps {
  /** As chosen; shown as they hold for the member. */
  readonly chosen: NotificationSettings;
  /** False while the e-mail is unverified ([A] §5). */
  readonly canPromo: boolean;
  readonly onChange: (settings: NotificationSettings) => void;
}

/** The master switch and, while it is on, the channels. With everything off only one-time codes are promised ([A] §4). */
export function NotificationSwitches({ chosen, canPromo, onChange }: NotificationSwitchesProps) {
  const settings = settleSettings(chosen, canPromo);
  const { isOn, channels } = settings;
  const hasDetails = !isOtpOnly(settings);
  return (
    <Stack>
      <Card>
        <Switch
          label={accountWording.notificationsOn}
          note={accountWording.notificationsOnNote}
          checked={isOn}
          onChange={(next) => onChange({ ...settings, isOn: next })}
        />
      </Card>
      {isOn && (
        <>
          <ChannelSwitchGroup
            title={accountWording.channelSms}
            switches={channels.sms}
            canPromo={canPromo}
            hasDetails={hasDetails}
            onChange={(next) => onChange({ isOn, channels: { ...channels, sms: next } })}
          />
          <ChannelSwitchGroup
            title={accountWording.channelEmail}
            switches={channels.email}
            canPromo={canPromo}
            hasDetails={hasDetails}
            onChange={(next) => onChange({ isOn, channels: { ...channels, email: next } })}
          />
          <ChannelSwitchGroup
            title={accountWording.channelPush}
            switches={channels.push}
            canPromo={canPromo}
            hasDetails={hasDetails}
            onChange={(next) => onChange({ isOn, channels: { ...channels, push: next } })}
          />
        </>
      )}
      {isOtpOnly(settings) && <Notice tone="info">{accountWording.otpMessagesOnly}</Notice>}
    </Stack>
  );
}
