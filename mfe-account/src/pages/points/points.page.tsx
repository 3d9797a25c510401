import type { PageModule } from '@poku/shared/contract';
import { accountWording } from '@poku/shared/domain';
import { useEvent } from '@poku/shared/platform';
import { useLoaderData, useRevalidator } from '@poku/shared/router';
import { Stack } from '@poku/shared/ui';
import { RetryPanel } from '../../features/read-again';
import { loader } from './loader';
import { OwnPoints } from './own-points';
import { PartnerSection } from './partner-section';

function PointsPage() {
  const { detail, partners } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEvent('points.changed', () => void revalidate());
  return (
    <Stack $gap={6}>
      {detail.status === 'failed' ? (
        <RetryPanel message={detail.message} />
      ) : (
        <OwnPoints customer={detail.value} />
      )}
      <PartnerSection partners={partners} />
    </Stack>
  );
}

export const page: PageModule = { loader, Component: PointsPage, title: accountWording.pointsTitle };
