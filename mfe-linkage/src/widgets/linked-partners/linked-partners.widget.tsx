import { Suspense, useState } from 'react';
import { usePlatform } from '@poku/shared/platform';
import { Skeleton } from '@poku/shared/ui';
import { PartnerRow } from './partner-row';

/** 'Partner Kamu' on the dashboard. A failed call is the slot's to show and to repeat. */
export function Widget() {
  const { api } = usePlatform();
  const [reading] = useState(() => api.linkage.partners());
  return (
    <Suspense fallback={<Skeleton shape="list" count={2} />}>
      <PartnerRow reading={reading} />
    </Suspense>
  );
}
