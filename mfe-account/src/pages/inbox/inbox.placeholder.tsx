import { ButtonLink, Stack } from '@poku/kit';
import { ListBones, TextBone, Waiting } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { inboxWording } from '../../wording/inbox';

const days = [3, 4];

export const Placeholder = () => (
  <Waiting>
    <Stack $gap={5}>
      {days.map((notices) => (
        <Stack key={notices} $gap={2}>
          <TextBone $font="heading" $width="7rem" />
          <ListBones count={notices} leadPx={24} noteWords={8} />
        </Stack>
      ))}
      <ButtonLink to={paths.notificationSettings()} variant="secondary">
        {inboxWording.settings}
      </ButtonLink>
    </Stack>
  </Waiting>
);
