import { Caption, Card, List, radius, Stack, Tabs } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting } from '@poku/kit/placeholder';
import { historyWording } from '../../wording/history';
import { End, Main, Row, Words } from './entry.styles';
import { TABS } from './tab';

/** Rows by day, as many as fill a phone's screen. */
const DAYS = [2, 3];

const never = () => undefined;

/** The points that were earned: an address that asks for those that were spent is known later. */
export const Placeholder = () => (
  <Waiting>
    <Tabs label={historyWording.tabs} items={TABS} selectedId="raih" onSelect={never}>
      <Stack>
        <Card $padding={3}>
          <Caption>{historyWording.earnTotal}</Caption>
          <TextBone $font="heading" $width="8rem" />
        </Card>
        <Stack $direction="row" $gap={2}>
          <ButtonBone $width="6rem" />
          <ButtonBone $width="4.5rem" />
          <ButtonBone $width="6rem" />
        </Stack>
        <div aria-hidden="true">
          {DAYS.map((rows) => (
            <Stack key={rows} $gap={2}>
              <TextBone $font="caption" $width="9rem" />
              <List>
                {Array.from({ length: rows }, (_, index) => (
                  <Row key={index}>
                    <Main $pictureWidth={44}>
                      <Bone $ratio="1" $round={radius.control} />
                      <Words>
                        <TextBone $width="70%" />
                        <TextBone $font="caption" $width="92%" />
                        <TextBone $font="caption" $width="5rem" />
                      </Words>
                      <End>
                        <TextBone $width="6rem" />
                        <Bone $width="4rem" $height="22px" $round={radius.pill} />
                      </End>
                    </Main>
                  </Row>
                ))}
              </List>
            </Stack>
          ))}
        </div>
      </Stack>
    </Tabs>
  </Waiting>
);
