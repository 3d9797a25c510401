import { useSession } from '@poku/platform';
import { Caption, Card, lineLength, Stack, styled } from '@poku/kit';
import { ButtonBone, Sample, Waiting } from '@poku/kit/placeholder';
import { earnPartnersCall } from '../../calls/earn';
import { PartnerCard, PartnerCards } from '../../features/list-earn-partners/partner-cards';
import {
  PartnerHeadBone,
  partnerSample,
  PartnerTextBones,
} from '../../features/list-earn-partners/partner.placeholder';
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
        <Sample rows={{ call: earnPartnersCall.path, wholes: [] }}>
          <PartnerCard partner={partnerSample} isForMember={!isGuest} />
        </Sample>
        <PartnerCards>
          {Array.from({ length: PARTNERS }, (_, index) => (
            <Card as="li" key={index}>
              <Stack>
                <PartnerHeadBone />
                <PartnerTextBones />
                {!isGuest && <ButtonBone />}
              </Stack>
            </Card>
          ))}
        </PartnerCards>
        <Caption>{earnWording.creditedWithin}</Caption>
      </Stack>
    </Waiting>
  );
};
