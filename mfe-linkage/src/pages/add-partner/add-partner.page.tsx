import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { Stack } from '@poku/kit';
import { useLinksKeptFresh } from '../../features/list-partners/use-links-kept-fresh';
import { paths } from '../../paths';
import { linkageWording } from '../../wording/linkage';
import { AddDrawing } from './add-drawing';
import { Intro, Options } from './add-partner.styles';
import { loader } from './loader';
import { OptionCard } from './option-card';

function AddPartnerPage() {
  const { partners, ewallets } = useLoaderData<typeof loader>();
  useLinksKeptFresh();
  return (
    <Stack $gap={5}>
      <AddDrawing />
      <Intro>{linkageWording.addIntro}</Intro>
      <Options as="ul" $columns={1}>
        <li>
          <OptionCard
            to={paths.partners()}
            icon="gift"
            name={linkageWording.addPartner}
            note={linkageWording.addPartnerNote}
            state={partners && linkageWording.linkedOf(partners.linked, partners.all, 'partner')}
          />
        </li>
        <li>
          <OptionCard
            to={paths.ewallets()}
            icon="wallet"
            name={linkageWording.addEwallet}
            note={linkageWording.addEwalletNote}
            state={ewallets && linkageWording.linkedOf(ewallets.linked, ewallets.all, 'e-wallet')}
          />
        </li>
      </Options>
    </Stack>
  );
}

export const page: PageModule = { loader, Component: AddPartnerPage, title: linkageWording.addTitle };
