import { Button, Card, Grid, Icon, radius, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { StepFrame } from '../../features/show-steps';
import { onboardingWording } from '../../wording/onboarding';

const Partner = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
`;
const Top = styled.div`
  display: flex;
  gap: ${space(4)};
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(1)};
`;

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
          <Grid $columns={1}>
            {Array.from({ length: PARTNERS }, (_, index) => (
              <Partner key={index}>
                <Top>
                  <Bone $width="56px" $height="56px" $round={radius.card} />
                  <Words>
                    <TextBone $width="50%" />
                    <Bone $width="6rem" $height="22px" $round={radius.pill} />
                    <WordBones font="caption" count={7} />
                  </Words>
                </Top>
                <ButtonBone />
              </Partner>
            ))}
          </Grid>
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
