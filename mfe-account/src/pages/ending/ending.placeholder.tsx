import { Points, Section, Stack } from '@poku/kit';
import { Bone, ListBones, TextBone, Waiting } from '@poku/kit/placeholder';
import { endingWording } from '../../wording/ending';
import { Column, Summary, Title } from './ending.styles';

export const Placeholder = () => (
  <Waiting>
    <Column>
      <Stack $gap={6}>
        <Summary as="section">
          <Title>{endingWording.soon}</Title>
          <Points value={null} size="title" />
          <TextBone $font="caption" $width="9rem" />
          <Bone $height="8px" />
          <TextBone $font="body" $width="14rem" />
        </Summary>
        <Section title={endingWording.basket}>
          <ListBones count={1} leadPx={72} noteWords={4} end="4rem" />
        </Section>
      </Stack>
    </Column>
  </Waiting>
);
