import type { ReactNode } from 'react';
import { Card, color, font, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { accountWording } from '../../wording/account';
import { inboxWording } from '../../wording/inbox';

const Intro = styled.p`
  color: ${color('inkMuted')};
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
`;
/** As high as a switch. */
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 56px;
  padding-block: ${space(2)};
  > span:first-child {
    flex: 1;
    display: grid;
    gap: ${space(0.5)};
  }
`;
const Details = styled.div`
  padding-inline-start: ${space(4)};
`;
const Lined = styled.div`
  border-top: 1px solid ${color('line')};
`;
const Note = styled.span`
  ${font('caption')}
  color: ${color('inkMuted')};
`;
/** Room of the message above the button. */
const Save = styled.div`
  padding-top: ${space(15)};
`;

const Turn = ({ label, note }: { readonly label: string; readonly note?: ReactNode }) => (
  <Row>
    <span>
      <span>{label}</span>
      {note !== undefined && <Note>{note}</Note>}
    </span>
    <Bone $width="52px" $height="32px" $round="16px" />
  </Row>
);

const channels = [accountWording.channelSms, accountWording.channelEmail, accountWording.channelPush];

/** The switches, without how they are turned. */
export const Placeholder = () => (
  <Waiting>
    <Stack $gap={5}>
      <Intro>{accountWording.notificationsIntro}</Intro>
      <Card>
        <Turn label={inboxWording.deviceSwitch} note={<WordBones font="caption" count={9} />} />
      </Card>
      <Stack>
        <Card>
          <Turn label={accountWording.notificationsOn} note={accountWording.notificationsOnNote} />
        </Card>
        {channels.map((channel) => (
          <Card key={channel}>
            <Title>{channel}</Title>
            <Turn label={accountWording.switchAll} />
            <Lined>
              <Details>
                <Turn label={accountWording.switchPromo} />
                <Lined>
                  <Turn label={accountWording.switchExpired} />
                </Lined>
              </Details>
            </Lined>
          </Card>
        ))}
      </Stack>
      <Save>
        <ButtonBone />
      </Save>
    </Stack>
  </Waiting>
);
