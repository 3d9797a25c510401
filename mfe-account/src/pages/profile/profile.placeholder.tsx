import { Card, List, ListItem, space, Stack, styled, touchTarget } from '@poku/kit';
import { TextBone, Waiting } from '@poku/kit/placeholder';
import { accountWording } from '../../wording/account';
import { OwnMenu, SettingsMenu } from './menus';
import { Columns } from './profile.styles';

/** As high as the member's card, whose metal is not known. */
const Summary = styled(Card)`
  display: grid;
  gap: ${space(3)};
  > div {
    display: grid;
    align-items: center;
    min-height: 28px;
  }
  > div + div {
    min-height: ${touchTarget};
  }
`;

export const Placeholder = () => (
  <Waiting>
    <Columns>
      <Stack>
        <Summary>
          <div>
            <TextBone $font="heading" $width="56%" />
          </div>
          <div>
            <TextBone $font="title" $width="64%" />
          </div>
          <TextBone $font="caption" $width="72%" />
        </Summary>
        <OwnMenu />
      </Stack>
      <Stack>
        <SettingsMenu />
        <List>
          <ListItem icon="logout" title={accountWording.logout} />
        </List>
      </Stack>
    </Columns>
  </Waiting>
);
