import type { Customer } from '@poku/contract';
import { formatPoints } from '@poku/domain/numbers';
import { DebtNotice } from '@poku/flows/earning';
import { OpenPayments, usePlatform } from '@poku/platform';
import { color, List, ListItem, Points, Section, Stack, styled } from '@poku/kit';
import { Sources } from '../../features/show-sources';
import { accountWording } from '../../wording/account';
import { Hero, Label, Shares } from './hero.styles';
import { Lots } from './lots';
import { toEnding, toTier } from './ways';

const Muted = styled.p`
  color: ${color('inkMuted')};
`;

export interface OwnPointsProps {
  readonly customer: Customer;
  /** Points that the member owes (D64). */
  readonly debt: number;
  /** Names of the partners whose balances in the total are not of now (D31). */
  readonly oldSources: readonly string[];
}

/** Total, own points and when they end, each day on its own (D37), and what is owed. */
export function OwnPoints({ customer, debt, oldSources }: OwnPointsProps) {
  const platform = usePlatform();
  const { totalPoints, ownPoints, heldPoints, lots } = customer;
  const ways = [...(lots.length > 0 ? [toEnding] : []), toTier].filter(({ to }) => platform.isKnownPath(to));
  return (
    <Stack $gap={6}>
      <Hero as="section">
        <Label>{accountWording.totalPoints}</Label>
        <Points value={totalPoints} size="title" />
        <Shares>
          <Sources ownPoints={ownPoints} partnerPoints={totalPoints - ownPoints} partnerColor="onHeader" />
        </Shares>
        {oldSources.length > 0 && <p>{accountWording.oldInTotal(oldSources.join(', '))}</p>}
      </Hero>
      <OpenPayments />
      <Section title={accountWording.ownPoints}>
        <Points value={ownPoints} size="heading" />
        {heldPoints > 0 && <Muted>{accountWording.heldPoints(formatPoints(heldPoints))}</Muted>}
        {lots.length === 0 && heldPoints === 0 && <Muted>{accountWording.noPoints}</Muted>}
        <DebtNotice debt={debt} />
        {lots.length > 0 && <Lots lots={lots} />}
        {ways.length > 0 && (
          <List>
            {ways.map(({ to, title, icon }) => (
              <ListItem key={to} to={to} title={title} icon={icon} />
            ))}
          </List>
        )}
      </Section>
    </Stack>
  );
}
