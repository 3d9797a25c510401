import type { TopupOrder, TopupState } from '@poku/partner-protocol';
import type { BillerPort, KnownTopup } from '../ports/billers';
import type { PartnerReply } from '../ports/partner-http';

/** A call that a fake biller got. */
export interface FakeBillerCall {
  slug: string;
  name: 'order' | 'state' | 'cancel';
  reference: string;
}

/** What becomes of a call: as usual; `before` silence without an effect, `after` silence with it; a refusal by HTTP. */
export type FakeBillerFault = 'none' | 'before' | 'after' | 'rejected';

/** A top-up in the book. */
export interface FakeTopup extends TopupOrder {
  state: TopupState;
  /** How often the package was sent to the number. */
  sent: number;
}

/** A biller in memory that does what a test wants. */
export interface FakeBillers {
  port: BillerPort;
  book: Map<string, FakeTopup>;
  calls: FakeBillerCall[];
  /** Decides about each call before it has an effect; a rejection is a crash of the caller. */
  decide: (call: FakeBillerCall) => FakeBillerFault | Promise<FakeBillerFault>;
  /** Runs after the effect and before the answer; a rejection is a crash of the caller. */
  afterEffect: (call: FakeBillerCall) => void | Promise<void>;
  /** How an order stands at first. */
  first: 'accepted' | 'pending' | 'delivered' | 'failed';
  /** Decides an order that is not decided. */
  finish(reference: string, to: 'delivered' | 'failed'): void;
  /** The one order of the book. */
  only(): FakeTopup;
  /** Forgets everything and works as usual. */
  clear(): void;
}

/** Makes a fake biller; `now` is its time. */
export function createFakeBillers(now: () => Date): FakeBillers {
  const stateAs = (reference: string, status: TopupState['status']): TopupState => {
    if (status === 'delivered')
      return { status, reference, serial: `SN-${reference.slice(0, 8)}`, deliveredAt: now().toISOString() };
    return status === 'failed' ? { status, reference, reason: 'number-refused' } : { status, reference };
  };
  const decided = (line: FakeTopup): boolean =>
    line.state.status !== 'accepted' && line.state.status !== 'pending';

  const answer = async <T>(call: FakeBillerCall, effect: () => T): Promise<PartnerReply<T>> => {
    fake.calls.push(call);
    const fault = await fake.decide(call);
    if (fault === 'before') return { outcome: 'silent', isSent: true };
    if (fault === 'rejected') return { outcome: 'refused', status: 400 };
    const value = effect();
    await fake.afterEffect(call);
    return fault === 'after' ? { outcome: 'silent', isSent: true } : { outcome: 'answered', value };
  };

  const fake: FakeBillers = {
    book: new Map(),
    calls: [],
    decide: () => 'none',
    afterEffect: () => undefined,
    first: 'accepted',
    port: {
      order: (slug, order) =>
        answer({ slug, name: 'order', reference: order.reference }, () => {
          const { reference } = order;
          const known = fake.book.get(reference);
          if (known !== undefined) return known.state;
          const state = stateAs(reference, fake.first);
          fake.book.set(reference, { ...order, state, sent: fake.first === 'delivered' ? 1 : 0 });
          return state;
        }),
      state: (slug, reference) =>
        answer<KnownTopup>({ slug, name: 'state', reference }, () => {
          return fake.book.get(reference)?.state ?? { status: 'unknown' };
        }),
      cancel: (slug, reference) =>
        answer({ slug, name: 'cancel', reference }, () => {
          const known = fake.book.get(reference) ?? {
            reference,
            product: '',
            number: '',
            state: stateAs(reference, 'accepted'),
            sent: 0,
          };
          if (!decided(known)) known.state = stateAs(reference, 'cancelled');
          fake.book.set(reference, known);
          return known.state;
        }),
      reset: () => Promise.resolve(true),
    },
    finish(reference, to) {
      const line = fake.book.get(reference);
      if (line === undefined || decided(line)) return;
      line.state = stateAs(reference, to);
      if (to === 'delivered') line.sent += 1;
    },
    only() {
      const [line, ...more] = fake.book.values();
      if (line === undefined || more.length > 0) throw new Error(`The book has ${fake.book.size} orders`);
      return line;
    },
    clear() {
      fake.book.clear();
      fake.calls.length = 0;
      fake.decide = () => 'none';
      fake.afterEffect = () => undefined;
      fake.first = 'accepted';
    },
  };
  return fake;
}
