import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { Caption, focusWidth, Stack, styled } from '@poku/kit';
import { usePageTitle } from '@poku/platform';
import { NoPartner } from '../../features/list-earn-partners/no-partner';
import { PartnerHead } from '../../features/list-earn-partners/partner-head';
import { PartnerTexts } from '../../features/list-earn-partners/partner-texts';
import { readPartner } from '../../features/list-earn-partners/read-partner';
import { earnWording } from '../../wording/earn';
import { earnPartnerWording } from '../../calls/earn';
import { AccessButton } from './access-button';
import { PartnerReward } from './partner-reward';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;

function EarnPartnerPage() {
  const partner = useLoaderData<typeof readPartner>();
  usePageTitle(partner && partner.name);
  if (partner === null) return <NoPartner text={earnPartnerWording.unknownPartner} />;
  return (
    <Root $gap={5}>
      <PartnerHead partner={partner} />
      {partner.reward !== null && <PartnerReward reward={partner.reward} />}
      <PartnerTexts partner={partner} />
      <Stack $gap={2}>
        <AccessButton key={partner.id} partner={partner} />
        <Caption>{earnWording.creditedWithin}</Caption>
      </Stack>
    </Root>
  );
}

export const page: PageModule = {
  loader: readPartner,
  Component: EarnPartnerPage,
  title: earnWording.partnerTitle,
};
