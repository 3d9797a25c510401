import { ButtonLink, Button, Stack } from '@poku/kit';
import { TextBone } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { registrationWording } from '../../wording/registration';
import { Root, Text, Title, Words } from './landing.styles';
import { WelcomeDrawing } from './welcome-drawing';

/** Only the name is missing. */
export const Placeholder = () => (
  <Root>
    <WelcomeDrawing />
    <Words>
      <Title aria-label={registrationWording.landingHeading}>
        <TextBone $font="title" $width="70%" />
      </Title>
      <Text>{registrationWording.landingText}</Text>
    </Words>
    <Stack $gap={2}>
      <ButtonLink fullWidth to={paths.onboard()}>
        {registrationWording.landingComplete}
      </ButtonLink>
      <Button fullWidth variant="text">
        {registrationWording.landingSkip}
      </Button>
    </Stack>
  </Root>
);
