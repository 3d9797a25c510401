import type { PageModule } from '@poku/contract';
import { useSession } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { Caption, lineLength, Stack, styled } from '@poku/kit';
import { NoPartners } from '../../features/list-earn-partners/no-partners';
import { PartnerCard, PartnerCards } from '../../features/list-earn-partners/partner-cards';
import { readPartners } from '../../features/list-earn-partners/read-partners';
import { earnWording } from '../../wording/earn';
import { GuestInvitation } from './guest-invitation';

const Intro = styled.p`
  max-width: ${lineLength};
`;

function PartnersPage() {
  const partners = useLoaderData<typeof readPartners>();
  const { status } = useSession();
  return (
    <Stack>
      {status === 'guest' && <GuestInvitation />}
      {partners.length === 0 ? (
        <NoPartners />
      ) : (
        <>
          <Intro>{earnWording.partnersIntro}</Intro>
          <PartnerCards>
            {partners.map((partner) => (
              <PartnerCard key={partner.id} partner={partner} isForMember={status === 'member'} />
            ))}
          </PartnerCards>
          <Caption>{earnWording.creditedWithin}</Caption>
        </>
      )}
    </Stack>
  );
}

export const page: PageModule = {
  loader: readPartners,
  Component: PartnersPage,
  title: earnWording.partnersTitle,
};
