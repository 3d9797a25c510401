import { OPEN_LINKS_SLOT, RUNNING_CODES_SLOT } from '@poku/domain/brand';
import { OpenPayments, Slot, useSession } from '@poku/platform';
import { styled } from '@poku/kit';

/** As high as what comes. */
const Room = styled.div<{ readonly $heightPx: number }>`
  min-height: ${({ $heightPx }) => $heightPx}px;
`;
const room = (heightPx: number) => <Room $heightPx={heightPx} />;
const nothing = () => null;

/** What waits for the member: payments (D47), codes that run out (D51), links that were begun (D30). Nothing is loaded for what is not. */
export function HomeWaiting() {
  const session = useSession();
  if (session.status !== 'member') return null;
  const { runningCodes = [], openLinks = [] } = session.customer;
  return (
    <>
      <OpenPayments />
      {runningCodes.length > 0 && <Slot name={RUNNING_CODES_SLOT} skeleton={room} failed={nothing} />}
      {openLinks.length > 0 && <Slot name={OPEN_LINKS_SLOT} skeleton={room} failed={nothing} />}
    </>
  );
}
