import {
  ActionBar,
  DeskActionPage,
  Card,
  color,
  font,
  List,
  radius,
  Section,
  space,
  Stack,
  styled,
} from '@poku/kit';
import { Bone, TextBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { checkoutWording } from '../../wording/checkout';

const Top = styled.div`
  display: flex;
  gap: ${space(3)};
`;
const Words = styled.div`
  flex: 1;
`;
const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color('line')};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  /* With the room of the point mark. */
  > div:first-child {
    min-height: 26px;
  }
  dt {
    color: ${color('inkMuted')};
  }
`;
const GroupTitle = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
  letter-spacing: 0.04em;
`;
const Source = styled.li`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
`;

const SOURCES = 3;
const never = () => undefined;

export const Placeholder = () => (
  <Waiting>
    <DeskActionPage $gap={5}>
      <Section title={checkoutWording.summary}>
        <Card>
          <Stack $gap={3}>
            <Top>
              <Bone $width="112px" $height="63px" $round={radius.control} />
              <Words>
                <TextBone $font="caption" $width="40%" />
                <WordBones count={4} />
              </Words>
            </Top>
            <Facts>
              <div>
                <dt>{checkoutWording.unitPrice}</dt>
                <dd>
                  <TextBone $width="6rem" />
                </dd>
              </div>
              <div>
                <dt>{checkoutWording.quantity}</dt>
                <dd>
                  <TextBone $width="2rem" />
                </dd>
              </div>
            </Facts>
            <WordBones font="caption" count={13} />
          </Stack>
        </Card>
      </Section>
      <Section title={checkoutWording.methods}>
        <Stack $gap={2}>
          <GroupTitle>{checkoutWording.groupOwn}</GroupTitle>
          <List aria-hidden="true">
            {Array.from({ length: SOURCES }, (_, index) => (
              <Source key={index}>
                <Top>
                  <Bone $width="40px" $height="40px" $round={radius.control} />
                  <Words>
                    <TextBone $width="40%" />
                    <TextBone $font="caption" $width="56%" />
                  </Words>
                </Top>
                <TextBone $width="48%" />
              </Source>
            ))}
          </List>
        </Stack>
      </Section>
      <ActionBar
        label={checkoutWording.total}
        points={0}
        isWaiting
        action={checkoutWording.pay}
        disabled
        onAction={never}
      />
    </DeskActionPage>
  </Waiting>
);
