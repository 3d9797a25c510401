import type { CallOptions, PokuApi } from '@poku/shared/contract';
import { useWidgetData } from '@poku/shared/platform';
import { Skeleton } from '@poku/shared/ui';
import { PartnerRow } from './partner-row';

const readPartners = ({ linkage }: PokuApi, options: CallOptions) => linkage.partners(options);

/** 'Partner Kamu' on the dashboard. */
export function Widget() {
  const partners = useWidgetData(readPartners);
  return partners === null ? <Skeleton shape="list" count={2} /> : <PartnerRow partners={partners} />;
}
