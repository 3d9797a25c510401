import { ButtonLink, Card, Grid, Stack, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import type { EarnPartner } from '../../calls/earn';
import { paths } from '../../paths';
import { earnWording } from '../../wording/earn';
import { PartnerHead } from './partner-head';
import { PartnerTexts } from './partner-texts';

const List = styled(Grid)`
  align-items: start;
  list-style: none;
`;

/** `PartnerCard`s, in two columns on a desk. */
export const PartnerCards = ({ children }: { readonly children: ReactNode }) => (
  <List as="ul" $columns={1} $wideColumns={2}>
    {children}
  </List>
);

export interface PartnerCardProps {
  readonly partner: EarnPartner;
  /** With the way to its own page. */
  readonly isForMember: boolean;
}

/** A partner with its texts. */
export const PartnerCard = ({ partner, isForMember }: PartnerCardProps) => (
  <Card as="li">
    <Stack>
      <PartnerHead partner={partner} />
      <PartnerTexts partner={partner} />
      {isForMember && (
        <ButtonLink variant="secondary" to={paths.earnPartner(partner.id)}>
          {earnWording.toPartner(partner.name)}
        </ButtonLink>
      )}
    </Stack>
  </Card>
);
