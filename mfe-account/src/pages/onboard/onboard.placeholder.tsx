import { Button, Card, Icon, Stack } from '@poku/kit';
import { Bone, ButtonBone, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';
import { StepFrame } from '../../features/show-steps';
import { onboardingWording } from '../../wording/onboarding';

const PARTNERS = 4;

/** The first step: an address that names another is known later. */
export const Placeholder = () => (
  <Waiting>
    <Stack $gap={3}>
      <StepFrame
        names={onboardingWording.stepNames}
        current={1}
        title={onboardingWording.partnerTitle}
        intro={onboardingWording.partnerIntro}
      >
        <Stack $gap={5}>
          <Stack $gap={3}>
            {Array.from({ length: PARTNERS }, (_, index) => (
              <Card key={index}>
                <Stack $gap={3}>
                  <Stack $direction="row">
                    <Bone $width="58px" $height="58px" />
                    <div>
                      <TextBone $width="8rem" />
                      <TextBone $font="caption" $width="6rem" />
                    </div>
                  </Stack>
                  <TextLines count={2} font="caption" />
                  <ButtonBone />
                </Stack>
              </Card>
            ))}
          </Stack>
          <ButtonBone />
        </Stack>
      </StepFrame>
      <Button variant="text">
        <Icon name="help" size={20} />
        {onboardingWording.help}
      </Button>
    </Stack>
  </Waiting>
);
