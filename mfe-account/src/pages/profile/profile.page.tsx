import type { PageModule } from '@poku/contract';
import { useMember, usePlatform } from '@poku/platform';
import { List, ListItem, Stack } from '@poku/kit';
import { VerificationNotice } from '@poku/flows/verify-email';
import { accountWording } from '../../wording/account';
import { LogoutItem } from './logout-item';
import { MemberSummary } from './member-summary';
import { menuEntries } from './menu-entries';
import { Columns } from './profile.styles';

function ProfilePage() {
  const platform = usePlatform();
  const { customer } = useMember();
  const entries = menuEntries((path) => platform.isKnownPath(path));
  return (
    <Columns>
      <MemberSummary />
      <Stack>
        <VerificationNotice customer={customer} />
        {entries.length > 0 && (
          <List aria-label={accountWording.menuLabel}>
            {entries.map(({ to, title, icon }) => (
              <ListItem key={to} to={to} title={title} icon={icon} />
            ))}
          </List>
        )}
        <List>
          <LogoutItem />
        </List>
      </Stack>
    </Columns>
  );
}

export const page: PageModule = {
  Component: ProfilePage,
  title: accountWording.profileTitle,
};
