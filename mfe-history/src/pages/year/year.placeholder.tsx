import { Button, Caption, Stack } from '@poku/kit';
import { Bone, TextBone, Waiting } from '@poku/kit/placeholder';
import { yearWording } from '../../wording/year';
import { Column, Fact, Facts, Hero, Sides, Track } from './year.styles';

/** Figures beside the main one. */
const FIGURES = 4;

export const Placeholder = () => (
  <Waiting>
    <Column>
      <Sides>
        <Stack $gap={5}>
          <Hero>
            <div>
              <TextBone $font="body" $width="9rem" />
              <TextBone $font="caption" $width="11rem" />
            </div>
            <Bone $height="4.5rem" $width="70%" />
            <Track>
              <Bone $height="96px" />
            </Track>
            <TextBone $font="caption" $width="14rem" />
          </Hero>
          <Stack $gap={2}>
            <Button fullWidth aria-disabled>
              {yearWording.save}
            </Button>
            <Caption>{yearWording.shareHint}</Caption>
          </Stack>
        </Stack>
        <Facts as="div">
          <Fact $isMain>
            <TextBone $font="caption" $width="6rem" />
            <TextBone $font="title" $width="9rem" />
          </Fact>
          {Array.from({ length: FIGURES }, (_, index) => (
            <Fact key={index}>
              <TextBone $font="caption" $width="6rem" />
              <TextBone $font="heading" $width="5rem" />
            </Fact>
          ))}
        </Facts>
      </Sides>
    </Column>
  </Waiting>
);
