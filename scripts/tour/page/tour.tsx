import { useState } from 'react';
import { Button, Caption, createTheme, GlobalStyle, Notice, ThemeProvider } from '@poku/kit';
import { START } from './addresses';
import { FramePane } from './frame-pane';
import { Aside, Frame, Panes, Title, Top } from './layout.styles';
import { LedgerPane } from './ledger-pane';
import { MEMBER } from './member';
import { MessagesPane } from './messages-pane';
import { StepList } from './step-list';
import { type PaneName, STEPS } from './steps';
import { useTour } from './use-tour';

const theme = createTheme(null);

/** A member's phone, messages, a partner's shop, a till and the ledger side by side. All of it is the running stack. */
export function Tour() {
  const { state, beginning, problem, begin } = useTour();
  const [link, setLink] = useState<string>(START.phone);
  const done = STEPS.map(
    ({ isDone }) => state !== undefined && beginning !== null && isDone(state, beginning),
  );
  const now = done.indexOf(false);
  const isLit = (pane: PaneName): boolean => STEPS[now]?.panes.includes(pane) ?? false;
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Frame>
        <Top>
          <div>
            <Title>Poku tour</Title>
            <Caption>
              Everything here is the running stack; the ledger and the ticks are read from its tables.
            </Caption>
          </div>
          {problem !== undefined && <Notice tone="error">The stack does not answer: {problem}</Notice>}
          <Button variant="secondary" disabled={state === undefined} onClick={() => state && begin(state)}>
            Begin the steps again
          </Button>
        </Top>
        <Aside aria-label="Steps">
          <StepList done={done} now={now} />
          {now === -1 && <Notice tone="success">Every step is done. All of it stays: look around.</Notice>}
        </Aside>
        <Panes>
          <FramePane
            area="phone"
            title={`${MEMBER.firstName}’s phone`}
            note="the site, 360 px wide"
            start={START.phone}
            address={link}
            isLit={isLit('phone')}
          />
          <FramePane
            area="shop"
            title="Partner’s shop"
            note="DompetNusa, an e-wallet"
            start={START.shop}
            isLit={isLit('shop')}
          />
          <MessagesPane messages={state?.messages ?? []} isLit={isLit('messages')} onOpen={setLink} />
          <FramePane
            area="till"
            title="Till"
            note="Boga Serambi, a merchant"
            start={START.till}
            isLit={isLit('till')}
          />
          <LedgerPane state={state} newestBefore={beginning?.newestJournal ?? 0} isLit={isLit('ledger')} />
        </Panes>
      </Frame>
    </ThemeProvider>
  );
}
