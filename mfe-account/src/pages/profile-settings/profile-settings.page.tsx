import type { PageModule } from '@poku/contract';
import { useEvent, usePlatform } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { List, ListItem, Stack } from '@poku/kit';
import { VerificationNotice } from '@poku/flows/verify-email';
import { RetryPanel, useKept } from '../../features/read-again';
import { accountWording } from '../../wording/account';
import { loader } from './loader';
import { ProfileForm } from './profile-form';
import { ways } from './ways';

function ProfileSettingsPage() {
  const platform = usePlatform();
  const read = useLoaderData<typeof loader>();
  const customer = useKept(read);
  const { revalidate } = useRevalidator();
  // An address may be verified elsewhere while the form stands; what is typed stays.
  useEvent('customer.changed', () => void revalidate());
  const known = ways.filter(({ to }) => platform.isKnownPath(to));
  return (
    <Stack $gap={6}>
      {customer === null ? (
        <RetryPanel message={read.status === 'failed' ? read.message : ''} />
      ) : (
        <>
          <VerificationNotice customer={customer} />
          <ProfileForm customer={customer} />
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
