import type { PageModule } from '@poku/contract';
import { useMember } from '@poku/platform';
import { List, Stack } from '@poku/kit';
import { VerificationNotice } from '@poku/flows/verify-email';
import { accountWording } from '../../wording/account';
import { LogoutItem } from './logout-item';
import { MemberSummary } from './member-summary';
import { OwnMenu, SettingsMenu } from './menus';
import { Columns } from './profile.styles';

function ProfilePage() {
  const { customer } = useMember();
  return (
    <Columns>
      <Stack>
        <MemberSummary />
        <VerificationNotice customer={customer} />
        <OwnMenu />
      </Stack>
      <Stack>
        <SettingsMenu />
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
