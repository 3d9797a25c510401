import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { Caption, Disclosure, lineLength, Stack, styled } from '@poku/kit';
import { NoPartners } from '../../features/list-earn-partners/no-partners';
import { readPartners } from '../../features/list-earn-partners/read-partners';
import { earnWording } from '../../wording/earn';
import { EarnSteps } from './earn-steps';

import { PartnerList } from './partner-list';

const Intro = styled.p`
  max-width: ${lineLength};
`;

function EarnPointPage() {
  const partners = useLoaderData<typeof readPartners>();
  if (partners.length === 0) return <NoPartners />;
  return (
    <Stack>
      <Intro>{earnWording.intro}</Intro>
      <Disclosure title={earnWording.how} open>
        <Stack>
          <EarnSteps />
          <PartnerList partners={partners} />
        </Stack>
      </Disclosure>
      <Caption>{earnWording.creditedWithin}</Caption>
    </Stack>
  );
}

export const page: PageModule = {
  loader: readPartners,
  Component: EarnPointPage,
  title: earnWording.title,
};
