import { font, List, ListItem, Stack, styled } from '@poku/kit';
import { ButtonBone, FieldBone, Waiting } from '@poku/kit/placeholder';
import { accountWording } from '../../wording/account';
import { ways } from './ways';

const Label = styled.p`
  ${font('body', 'bold')}
`;

export const Placeholder = () => (
  <Waiting>
    <Stack $gap={6}>
      <Stack $gap={5}>
        <div>
          <Label>{accountWording.genderLabel}</Label>
          <ButtonBone $width="14rem" />
        </div>
        <FieldBone label={accountWording.emailLabel} hasHint />
        <FieldBone label={accountWording.nameLabel} />
        <FieldBone label={accountWording.birthDateLabel} />
        <ButtonBone />
      </Stack>
      <List aria-label={accountWording.profileMore}>
        {ways.map(({ to, title, icon }) => (
          <ListItem key={to} to={to} title={title} icon={icon} />
        ))}
      </List>
    </Stack>
  </Waiting>
);
