import type { PageModule } from '@poku/contract';
import { useSession } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, Card, Caption, Grid, lineLength, Stack, styled } from '@poku/kit';
import { NoPartners } from '../../features/list-earn-partners/no-partners';
import { PartnerHead } from '../../features/list-earn-partners/partner-head';
import { PartnerTexts } from '../../features/list-earn-partners/partner-texts';
import { readPartners } from '../../features/list-earn-partners/read-partners';
import { paths } from '../../paths';
import { earnWording } from '../../wording/earn';
import { GuestInvitation } from './guest-invitation';

const Intro = styled.p`
  max-width: ${lineLength};
`;
const Partners = styled(Grid)`
  align-items: start;
  list-style: none;
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
          <Partners as="ul" $columns={1} $wideColumns={2}>
            {partners.map((partner) => (
              <Card as="li" key={partner.id}>
                <Stack>
                  <PartnerHead partner={partner} />
                  <PartnerTexts partner={partner} />
                  {status === 'member' && (
                    <ButtonLink variant="secondary" to={paths.earnPartner(partner.id)}>
                      {earnWording.toPartner(partner.name)}
                    </ButtonLink>
                  )}
                </Stack>
              </Card>
            ))}
          </Partners>
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
