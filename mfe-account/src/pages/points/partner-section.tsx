import type { PartnerPoints } from '@poku/contract';
import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { usePlatform } from '@poku/platform';
import { ButtonLink, Caption, desk, EmptyState, Grid, Section, Stack, styled } from '@poku/kit';
import { RetryPanel } from '../../features/read-again';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';
import { PartnerEntry } from './partner-entry';
import { ReadAgainButton } from './read-again-button';

const Entries = styled(Grid)`
  padding: 0;
  list-style: none;
  ${desk} {
    grid-template-columns: minmax(0, 1fr);
  }
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

export interface PartnerSectionProps {
  /** What was read last; `null` when nothing was. */
  readonly partners: readonly PartnerPoints[] | null;
  /** Why they could not be read now. */
  readonly problem: string | undefined;
}

/** Balances at partners and e-wallets, and when they become points ([A] §2). */
export function PartnerSection({ partners, problem }: PartnerSectionProps) {
  const others = partners?.filter(({ partnerId }) => partnerId !== OWN_POINTS_PARTNER_ID);
  const hasBalances = others !== undefined && others.length > 0;
  return (
    <Section title={accountWording.partnerPointsTitle} controls={hasBalances && <ReadAgainButton />}>
      <Caption>{accountWording.partnerPointsNote}</Caption>
      {problem !== undefined && <RetryPanel message={problem} />}
      {others && <Balances partners={others} />}
    </Section>
  );
}
