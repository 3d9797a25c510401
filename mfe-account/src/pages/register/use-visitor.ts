import { useState } from 'react';
import { usePlatform } from '@poku/platform';
import type { Visit, Visitor } from './visit';

/** Who a partner sent, as the steps see it. */
export interface Visiting {
  readonly visitor: Visitor | null;
  /** Why the visitor is not known although a partner sent them. */
  readonly problem: 'bad' | 'failed' | null;
  /** Registers without the partner. */
  readonly goWithout: () => void;
}

/** The partner's user for as long as the page stands: the loader tells of them once, and a token that is over later does not unsay it. */
export function useVisitor(visit: Visit): Visiting {
  const { entry } = usePlatform();
  const [known, setKnown] = useState<Visitor | null>(null);
  const [isWithout, setIsWithout] = useState(false);
  const visitor = known ?? (visit.status === 'known' ? visit : null);
  if (known !== visitor) setKnown(visitor);
  const isLost = visitor === null && (visit.status === 'bad' || visit.status === 'failed');
  return {
    visitor: isWithout ? null : visitor,
    problem: isLost ? visit.status : null,
    goWithout: () => {
      entry.clear();
      setIsWithout(true);
    },
  };
}
