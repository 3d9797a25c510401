import type { PartnerPoints } from '@poku/shared/contract';
import { accountWording, OWN_POINTS_PARTNER_ID } from '@poku/shared/domain';
import { usePlatform } from '@poku/shared/platform';
import { ButtonLink, Caption, EmptyState, Grid, Section, Stack, styled } from '@poku/shared/ui';
import { type Outcome, RetryPanel } from '../../features/read-again';
import { paths } from '../../paths';
import { PartnerEntry } from './partner-entry';

const Entries = styled(Grid)`
  padding: 0;
  list-style: none;
`;

function AddPartner() {
  const platform = usePlatform();
  const target = [paths.addPartner(), paths.partners()].find((path) => platform.isKnownPath(path));
  if (target === undefined) return null;
  return (
    <ButtonLink to={target} fullWidth variant="secondary">
      {accountWording.addPartner}
    </ButtonLink>
  );
}

function Balances({ partners }: { readonly partners: readonly PartnerPoints[] }) {
  if (partners.length === 0) {
    return <EmptyState drawing="search" text={accountWording.partnerPointsEmpty} action={<AddPartner />} />;
  }
  return (
    <Stack>
      <Entries as="ul" $columns={1}>
        {partners.map((source) => (
          <li key={source.partnerId}>
            <PartnerEntry source={source} />
          </li>
        ))}
      </Entries>
      <AddPartner />
    </Stack>
  );
}

/** Balances at partners and e-wallets, and when they become points ([A] §2). */
export function PartnerSection({ partners }: { readonly partners: Outcome<readonly PartnerPoints[]> }) {
  return (
    <Section title={accountWording.partnerPointsTitle}>
      <Caption>{accountWording.partnerPointsNote}</Caption>
      {partners.status === 'failed' ? (
        <RetryPanel message={partners.message} />
      ) : (
        <Balances partners={partners.value.filter(({ partnerId }) => partnerId !== OWN_POINTS_PARTNER_ID)} />
      )}
    </Section>
  );
}
