import type { CallOptions, PokuApi, PokuEventName } from '@poku/contract';
import { guideStop } from '@poku/domain/guide-stop';
import { useWidgetData } from '@poku/platform';
import { Skeleton, styled } from '@poku/kit';
import { PartnerRow } from './partner-row';

const readPartners = ({ linkage }: PokuApi, options: CallOptions) => linkage.partners(options);
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

/** As high as the row with its heading. */
const Place = styled.div`
  min-height: 150px;
`;

/** 'Partner Kamu' on the dashboard. */
export function Widget() {
  const partners = useWidgetData(readPartners, readAgainAt);
  if (partners !== null) {
    return (
      <div {...guideStop('partners')}>
        <PartnerRow partners={partners} />
      </div>
    );
  }
  return (
    <Place>
      <Skeleton shape="list" count={2} />
    </Place>
  );
}
