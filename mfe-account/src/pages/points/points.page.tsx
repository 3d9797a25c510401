import type { PageModule } from '@poku/shared/contract';
import { useEvent } from '@poku/shared/platform';
import { useLoaderData, useRevalidator } from '@poku/shared/router';
import { Stack } from '@poku/shared/ui';
import { RetryPanel, useKept } from '../../features/read-again';
import { accountWording } from '../../wording/account';
import { loader } from './loader';
import { OwnPoints } from './own-points';
import { PartnerSection } from './partner-section';

function PointsPage() {
  const { detail, partners } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const customer = useKept(detail);
  const balances = useKept(partners);
  useEvent('points.changed', () => void revalidate());
  useEvent('partner.linked', () => void revalidate());
  useEvent('partner.unlinked', () => void revalidate());
  const oldSources = (balances ?? []).filter(({ message }) => message !== '').map(({ name }) => name);
  return (
    <Stack $gap={6}>
      {detail.status === 'failed' && <RetryPanel message={detail.message} />}
      {customer && <OwnPoints customer={customer} oldSources={oldSources} />}
      <PartnerSection
        partners={balances}
        problem={partners.status === 'failed' ? partners.message : undefined}
      />
    </Stack>
  );
}

export const page: PageModule = { loader, Component: PointsPage, title: accountWording.pointsTitle };
