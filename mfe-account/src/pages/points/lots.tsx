import type { Customer } from '@poku/contract';
import { formatDay } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { Button, List, ListItem } from '@poku/kit';
import { useId, useState } from 'react';
import { accountWording } from '../../wording/account';

/** Lots that stand there at first; a single one more is no reason to fold them. */
const FIRST = 3;

/** Own points by the day on which they end, the next ones first; the others are a press away. */
export function Lots({ lots }: Pick<Customer, 'lots'>) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = lots.length > FIRST + 1;
  return (
    <>
      <List id={id} aria-label={accountWording.lotsTitle}>
        {lots.slice(0, isFolded && !isWhole ? FIRST : undefined).map(({ points, expiresAt }) => (
          <ListItem
            key={expiresAt}
            title={formatPoints(points)}
            end={accountWording.lotEnds(formatDay(expiresAt))}
          />
        ))}
      </List>
      {isFolded && (
        <Button
          variant="text"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? accountWording.fewerLots : accountWording.allLots(lots.length)}
        </Button>
      )}
    </>
  );
}
