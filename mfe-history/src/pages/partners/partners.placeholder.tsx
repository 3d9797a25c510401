import { useSession } from '@poku/platform';
import { Caption, Card, Grid, lineLength, Stack, styled } from '@poku/kit';
import { ButtonBone, Waiting } from '@poku/kit/placeholder';
import { PartnerHeadBone, PartnerTextBones } from '../../features/list-earn-partners/partner.placeholder';
import { earnWording } from '../../wording/earn';
import { GuestInvitation } from './guest-invitation';

const Intro = styled.p`
  max-width: ${lineLength};
`;

const PARTNERS = 4;

export const Placeholder = () => {
  const isGuest = useSession().status === 'guest';
  return (
    <Waiting>
      <Stack>
        {isGuest && <GuestInvitation />}
        <Intro>{earnWording.partnersIntro}</Intro>
        <Grid $columns={1} $wideColumns={2}>
          {Array.from({ length: PARTNERS }, (_, index) => (
            <Card key={index}>
              <Stack>
                <PartnerHeadBone />
                <PartnerTextBones />
                {!isGuest && <ButtonBone />}
              </Stack>
            </Card>
          ))}
        </Grid>
        <Caption>{earnWording.creditedWithin}</Caption>
      </Stack>
    </Waiting>
  );
};
