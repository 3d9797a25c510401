import { DeskAside, DeskColumns, radius, Section, Stack } from '@poku/kit';
import { Bone, ListBones, TextBone, Waiting } from '@poku/kit/placeholder';
import { helpWording } from '../../wording/help';

const QUESTIONS = 5;

export const Placeholder = () => (
  <Waiting>
    <DeskColumns $gap={6}>
      <Stack>
        <TextBone $font="heading" $width="11rem" />
        <Stack $gap={2}>
          {Array.from({ length: QUESTIONS }, (_, index) => (
            <Bone key={index} $height="54px" $round={radius.card} />
          ))}
        </Stack>
      </Stack>
      <DeskAside>
        <Section title={helpWording.otherTopics}>
          <ListBones count={QUESTIONS} leadPx={24} noteWords={2} />
        </Section>
      </DeskAside>
    </DeskColumns>
  </Waiting>
);
