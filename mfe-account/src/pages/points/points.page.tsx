import type { PageModule } from '@poku/contract';
import { useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { Stack } from '@poku/kit';
import { RetryPanel, useKept } from '../../features/read-again';
import { accountWording } from '../../wording/account';
import { Columns } from './hero.styles';
import { loader } from './loader';
import { OwnPoints } from './own-points';
import { PartnerSection } from './partner-section';

function PointsPage() {
  const { detail, partners, waiting } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const customer = useKept(detail);
  const balances = useKept(partners);
  const debt = useKept(waiting)?.debt ?? 0;
  useEvent('points.changed', () => void revalidate());
  useEvent('partner.linked', () => void revalidate());
  useEvent('partner.unlinked', () => void revalidate());
  const oldSources = (balances ?? []).filter(({ message }) => message !== '').map(({ name }) => name);
  return (
    <Columns>
      <Stack $gap={6}>
        {detail.status === 'failed' && <RetryPanel message={detail.message} />}
        {customer && <OwnPoints customer={customer} debt={debt} oldSources={oldSources} />}
      </Stack>
      <PartnerSection
        partners={balances}
        problem={partners.status === 'failed' ? partners.message : undefined}
      />
    </Columns>
  );
}

export const page: PageModule = { loader, Component: PointsPage, title: accountWording.pointsTitle };
