import type { TopupOrder, TopupState } from '@poku/partner-protocol';
import type { Random } from '@poku/tooling';
import type { KnownTopup } from '../../ports/billers';
import type { Schedule } from '../schedule';

/** A top-up in the biller's own book. */
export interface BillerLine {
  readonly reference: string;
  /** Undefined for one that was called off before it came. */
  readonly order: TopupOrder | undefined;
  state: TopupState;
  /** How often the number got the package. */
  sent: number;
  /** The operator has been asked, so that it cannot be called off any more. */
  isAsked: boolean;
}

/** The biller's book, and what changes in it by itself. */
export interface BillerBook {
  readonly lines: ReadonlyMap<string, BillerLine>;
  order(order: TopupOrder): TopupState;
  state(reference: string): KnownTopup;
  cancel(reference: string): TopupState;
}

type End = 'delivered' | 'failed';
/** What becomes of an order by itself: how it ends and when, in ms; never without an end. */
interface Fortune {
  readonly first: 'accepted' | 'pending' | End;
  readonly end?: { readonly to: End; readonly afterMs: number; readonly isAsked: boolean };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function drawFortune(random: Random): Fortune {
  const drawn = random.next();
  const after = (to: End, fromMs: number, toMs: number, isAsked = false): Fortune => ({
    first: isAsked ? 'pending' : 'accepted',
    end: { to, afterMs: random.int(fromMs, toMs), isAsked },
  });
  if (drawn < 0.25) return { first: 'delivered' };
  if (drawn < 0.33) return { first: 'failed' };
  if (drawn < 0.58) return after('delivered', 500, 20_000);
  if (drawn < 0.7) return after('delivered', minuteMs, 5 * hourMs);
  if (drawn < 0.78) return after('failed', 1000, 3 * hourMs);
  // Around the time at which Poku gives it up.
  if (drawn < 0.84) return after('delivered', 5.8 * hourMs, 6.2 * hourMs);
  // The operator answers after that: until then nobody knows.
  if (drawn < 0.92) return after(random.chance(0.5) ? 'delivered' : 'failed', hourMs, 9 * hourMs, true);
  return { first: random.chance(0.5) ? 'accepted' : 'pending' };
}

/**
 * A biller in memory, as docs/biller-protocol.md says: it delivers at once, soon, hours later, never, or around the moment at which it is
 * called off.
 * @param tell hears of each change
 */
export function createBillerBook(
  schedule: Schedule,
  random: Random,
  tell: (reference: string) => void,
): BillerBook {
  const lines = new Map<string, BillerLine>();
  const stateAs = (reference: string, status: TopupState['status']): TopupState => {
    const deliveredAt = schedule.clock.now().toISOString();
    if (status === 'delivered')
      return { status, reference, serial: `SN/${lines.size}/${reference.slice(0, 6)}`, deliveredAt };
    return status === 'failed' ? { status, reference, reason: 'number-inactive' } : { status, reference };
  };
  const isOpen = ({ state }: BillerLine): boolean =>
    state.status === 'accepted' || state.status === 'pending';

  const finish = (line: BillerLine, to: End): void => {
    if (!isOpen(line)) return;
    line.state = stateAs(line.reference, to);
    if (to === 'delivered') line.sent += 1;
    tell(line.reference);
  };

  return {
    lines,

    order(order) {
      const { reference } = order;
      const known = lines.get(reference);
      if (known !== undefined) return known.state;
      const { first, end } = drawFortune(random);
      const state = stateAs(reference, first);
      const sent = first === 'delivered' ? 1 : 0;
      const line = { reference, order, state, sent, isAsked: end?.isAsked ?? false };
      lines.set(reference, line);
      if (end !== undefined)
        schedule.spawn(async () => {
          await schedule.sleep(end.afterMs);
          finish(line, end.to);
        });
      return state;
    },

    state: (reference) => lines.get(reference)?.state ?? { status: 'unknown' },

    cancel(reference) {
      const known = lines.get(reference);
      if (known !== undefined && (known.isAsked || !isOpen(known))) return known.state;
      const line = known ?? {
        reference,
        order: undefined,
        state: stateAs(reference, 'cancelled'),
        sent: 0,
        isAsked: false,
      };
      line.state = stateAs(reference, 'cancelled');
      lines.set(reference, line);
      return line.state;
    },
  };
}
