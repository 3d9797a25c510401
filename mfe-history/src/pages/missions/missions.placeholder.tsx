import { Stack } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting } from '@poku/kit/placeholder';
import { Column, Head, Item, Missions, Progress } from './missions.styles';

const ROWS = 3;

export const Placeholder = () => (
  <Waiting>
    <Column>
      <Stack $gap={2}>
        <div>
          <TextBone $font="caption" $width="90%" />
          <TextBone $font="caption" $width="60%" />
        </div>
        <Missions>
          {Array.from({ length: ROWS }, (_, index) => (
            <Item key={index} as="li">
              <Head>
                <TextBone $font="body" $width="9rem" />
                <TextBone $font="caption" $width="5rem" />
              </Head>
              <Progress>
                <Bone $height="8px" />
                <TextBone $font="caption" $width="4rem" />
              </Progress>
              <ButtonBone />
            </Item>
          ))}
        </Missions>
      </Stack>
    </Column>
  </Waiting>
);
