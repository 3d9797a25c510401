import type { PageModule } from '@poku/shared/contract';
import { accountWording } from '@poku/shared/domain';
import { usePlatform } from '@poku/shared/platform';
import { useLoaderData } from '@poku/shared/router';
import { List, ListItem, Stack } from '@poku/shared/ui';
import { VerificationNotice } from '@poku/shared/verify-email';
import { RetryPanel } from '../../features/read-again';
import { paths } from '../../paths';
import { loader } from './loader';
import { ProfileForm } from './profile-form';

const ways = [
  { to: paths.preferences(), title: accountWording.preferences, icon: 'heart' },
  { to: paths.changePassword(), title: accountWording.changePassword, icon: 'eye-off' },
] as const;

function ProfileSettingsPage() {
  const platform = usePlatform();
  const customer = useLoaderData<typeof loader>();
  const known = ways.filter(({ to }) => platform.isKnownPath(to));
  return (
    <Stack $gap={6}>
      {customer.status === 'failed' ? (
        <RetryPanel message={customer.message} />
      ) : (
        <>
          <VerificationNotice customer={customer.value} />
          <ProfileForm customer={customer.value} />
        </>
      )}
      {known.length > 0 && (
        <List aria-label={accountWording.profileMore}>
          {known.map(({ to, title, icon }) => (
            <ListItem key={to} to={to} title={title} icon={icon} />
          ))}
        </List>
      )}
    </Stack>
  );
}

export const page: PageModule = {
  loader,
  Component: ProfileSettingsPage,
  title: accountWording.profileSettings,
};
