import { formatNumber } from '@poku/domain/numbers';
import { Caption, color, font, space, styled, tabularNumbers } from '@poku/kit';
import type { TourState } from './state';
import { Journal } from './journal';
import { PaneBody, PaneHead, PaneName, PaneNote, PaneRoot } from './layout.styles';

const Accounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
`;
const Balance = styled.dd`
  ${font('heading', 'bold')}
  ${tabularNumbers}
`;
const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`;

interface LedgerPaneProps {
  readonly state: TourState | undefined;
  /** Journals with a greater id were written since the tour began. */
  readonly newestBefore: number;
  readonly isLit: boolean;
}

/** The member's accounts and journals, as the tables have them. */
export function LedgerPane({ state, newestBefore, isLit }: LedgerPaneProps) {
  const { accounts = [], journals = [], name = '' } = state?.trail ?? {};
  return (
    <PaneRoot $area="ledger" $isLit={isLit} aria-label="Ledger">
      <PaneHead>
        <PaneName>Ledger</PaneName>
        <PaneNote>Double entry, append-only: journals of {name}, the newest first</PaneNote>
      </PaneHead>
      <Accounts>
        {accounts.map(({ asset, purpose, balance }) => (
          <div key={`${asset} ${purpose}`}>
            <Caption as="dt">{purpose}</Caption>
            <Balance>{formatNumber(balance)}</Balance>
          </div>
        ))}
      </Accounts>
      <PaneBody tabIndex={0} role="log" aria-label="Journals as they are written">
        <List>
          {journals.map((journal) => (
            <Journal
              key={journal.id}
              journal={journal}
              assets={state?.assets ?? {}}
              holder={name}
              isNew={journal.id > newestBefore}
            />
          ))}
        </List>
      </PaneBody>
    </PaneRoot>
  );
}
