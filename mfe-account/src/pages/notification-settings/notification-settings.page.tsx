import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { RetryPanel } from '../../features/read-again';
import { accountWording } from '../../wording/account';
import { loader } from './loader';
import { NotificationForm } from './notification-form';

function NotificationSettingsPage() {
  const { settings, device } = useLoaderData<typeof loader>();
  if (settings.status === 'failed') return <RetryPanel message={settings.message} />;
  return <NotificationForm stored={settings.value} device={device} />;
}

export const page: PageModule = {
  loader,
  Component: NotificationSettingsPage,
  title: accountWording.notificationSettings,
};
