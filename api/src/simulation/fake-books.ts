import {
  codeCheckAnswer,
  debitAnswer,
  paymentAnswer,
  type CodeCheckAnswer,
  type CodeOrder,
  type CodeOrderAnswer,
  type DebitAnswer,
  type DebitOrder,
  type DebitState,
  type PaymentAnswer,
  type PaymentOrder,
  type PaymentState,
  type Reversal,
  type Statement,
} from '@poku/partner-protocol';

type Unknown = { status: 'unknown' };
interface Debit {
  subject: string;
  units: number;
  status: 'done' | 'refused' | 'reversed';
  reason: string;
  givenBack: number;
}
interface Payment extends Omit<Debit, 'status'> {
  status: 'pending' | 'paid' | 'refused' | 'reversed';
  code: string;
  trxId: string;
  refNum: string;
}
interface Code {
  subject: string;
  units: number;
  code: string;
  wrong: number;
  status: 'sent' | 'verified' | 'used' | 'locked';
}
type Movement = Statement['movements'][number];

const wrongCodesMax = 3;
const codeLifeMs = 5 * 60_000;

/** Partners' accounts, codes, debits and payments, each by the slug and a reference, as `docs/partner-protocol.md` says. */
export type FakeBooks = ReturnType<typeof createFakeBooks>;

/** Makes books without any account. */
export function createFakeBooks(now: () => Date) {
  const accounts = new Map<string, number>();
  const debits = new Map<string, Debit>();
  const payments = new Map<string, Payment>();
  const codes = new Map<string, Code>();
  const movements: (Movement & { slug: string })[] = [];
  const programmesWithCodes = new Set<string>();
  const key = (slug: string, name: string): string => `${slug} ${name}`;

  const move = (
    slug: string,
    reference: string,
    kind: Movement['kind'],
    subject: string,
    units: number,
  ): void => {
    const account = key(slug, subject);
    const change = kind === 'debit' ? -units : units;
    accounts.set(account, (accounts.get(account) ?? 0) + change);
    const at = now().toISOString();
    movements.push({ slug, id: movements.length + 1, reference, kind, amountUnits: units, at });
  };
  const answerOf = (debit: Debit): DebitAnswer =>
    debitAnswer.parse(
      debit.status === 'done'
        ? { status: 'done', amountUnits: debit.units }
        : { status: 'refused', reason: debit.reason },
    );
  /** Why a debit is refused; empty when it is not. */
  const objection = (slug: string, order: DebitOrder): string => {
    const balance = accounts.get(key(slug, order.subject));
    if (balance === undefined) return 'unknown-account';
    if (programmesWithCodes.has(slug)) {
      const code = codes.get(key(slug, order.codeReference ?? ''));
      const isRight = code?.subject === order.subject && code.units === order.amountUnits;
      if (code?.status !== 'verified' || !isRight) return 'code-missing';
    }
    return balance < order.amountUnits ? 'balance-too-low' : '';
  };
  const paymentOf = (slug: string, reference: string): Payment | undefined =>
    payments.get(key(slug, reference));
  const answerOfPayment = (payment: Payment): PaymentAnswer => {
    const { status, code, units, trxId, refNum, reason } = payment;
    if (status === 'pending')
      return paymentAnswer.parse({ status, checkoutUrl: books.checkoutUrl, paymentCode: code });
    if (status === 'paid') return { status, amountUnits: units, trxId, refNum };
    return paymentAnswer.parse({ status: 'refused', reason });
  };

  const books = {
    /** Part of a debit that its reversal says was given back: 1, or 0 for a partner that lies. */
    givesBack: 1,
    /** Address of the payment page of every wallet. */
    checkoutUrl: 'http://localhost:4100/dompetnusa/pay',

    /** Forgets everything. */
    clear(): void {
      for (const book of [accounts, debits, payments, codes, programmesWithCodes]) book.clear();
      movements.length = 0;
    },
    /** Opens an account, or sets its balance. */
    open: (slug: string, subject: string, units: number): void =>
      void accounts.set(key(slug, subject), units),
    /** Lets a programme ask for a code of its own before each debit. */
    demandCodes: (slug: string): void => void programmesWithCodes.add(slug),
    balance: (slug: string, subject: string): number | undefined => accounts.get(key(slug, subject)),
    /** Units that are taken for Poku and not given back. */
    taken: (slug: string): number =>
      movements
        .filter((one) => one.slug === slug)
        .reduce((sum, { kind, amountUnits }) => sum + (kind === 'debit' ? amountUnits : -amountUnits), 0),
    /** The code that was sent. */
    codeOf: (slug: string, reference: string): string => codes.get(key(slug, reference))?.code ?? '',
    /** The code that was sent last. */
    lastCode: (): string => [...codes.values()].at(-1)?.code ?? '',

    sendCode(slug: string, { reference, subject, amountUnits }: CodeOrder): CodeOrderAnswer {
      if (!accounts.has(key(slug, subject))) return { status: 'refused', reason: 'unknown-account' };
      const name = key(slug, reference);
      const code = String(1000 + codes.size).padStart(4, '0');
      if (!codes.has(name)) codes.set(name, { subject, units: amountUnits, code, wrong: 0, status: 'sent' });
      return { status: 'sent', expiresAt: new Date(now().getTime() + codeLifeMs).toISOString() };
    },
    checkCode(slug: string, reference: string, given: string): CodeCheckAnswer {
      const code = codes.get(key(slug, reference));
      const refuse = (reason: string) => codeCheckAnswer.parse({ status: 'refused', reason });
      if (code === undefined) return refuse('other');
      if (code.status === 'used' || code.status === 'locked') return refuse(code.status);
      if (code.code !== given) {
        code.wrong += 1;
        if (code.wrong >= wrongCodesMax) code.status = 'locked';
        return refuse(code.wrong >= wrongCodesMax ? 'locked' : 'wrong');
      }
      code.status = 'verified';
      return { status: 'verified' };
    },

    debit(slug: string, order: DebitOrder): DebitAnswer {
      const name = key(slug, order.reference);
      const known = debits.get(name);
      if (known !== undefined) return answerOf(known);
      const reason = objection(slug, order);
      if (reason !== '') return books.refuseDebit(slug, order.reference, reason);
      const code = codes.get(key(slug, order.codeReference ?? ''));
      if (code !== undefined) code.status = 'used';
      const debit: Debit = {
        subject: order.subject,
        units: order.amountUnits,
        status: 'done',
        reason: '',
        givenBack: 0,
      };
      debits.set(name, debit);
      move(slug, order.reference, 'debit', debit.subject, debit.units);
      return answerOf(debit);
    },
    refuseDebit(slug: string, reference: string, reason: string): DebitAnswer {
      const refused: Debit = { subject: '', units: 0, status: 'refused', reason, givenBack: 0 };
      const known = debits.get(key(slug, reference)) ?? refused;
      debits.set(key(slug, reference), known);
      return answerOf(known);
    },
    debitState(slug: string, reference: string): DebitState | Unknown {
      const debit = debits.get(key(slug, reference));
      if (debit === undefined) return { status: 'unknown' };
      return debit.status === 'reversed' ? { status: 'reversed' } : answerOf(debit);
    },
    reverseDebit(slug: string, reference: string): Reversal {
      const name = key(slug, reference);
      const debit = debits.get(name) ?? { ...missing };
      if (debit.status === 'done') {
        debit.givenBack = debit.units;
        move(slug, reference, 'reversal', debit.subject, debit.units);
      }
      debit.status = 'reversed';
      debits.set(name, debit);
      return { status: 'reversed', amountUnits: debit.givenBack * books.givesBack };
    },

    orderPayment(slug: string, order: PaymentOrder): PaymentAnswer {
      const known = paymentOf(slug, order.reference);
      if (known !== undefined) return answerOfPayment(known);
      const payment: Payment = {
        ...missingPayment,
        status: 'pending',
        subject: order.mandateId,
        units: order.amountUnits,
        code: `pay-${order.reference}`,
        trxId: `trx-${order.reference}`,
        refNum: `ref-${order.reference}`,
      };
      payments.set(key(slug, order.reference), payment);
      return answerOfPayment(payment);
    },
    refusePayment(slug: string, reference: string, reason: string): PaymentAnswer {
      const refused: Payment = { ...missingPayment, status: 'refused', reason };
      const known = paymentOf(slug, reference) ?? refused;
      payments.set(key(slug, reference), known);
      return answerOfPayment(known);
    },
    paymentState(slug: string, reference: string): PaymentState | Unknown {
      const payment = paymentOf(slug, reference);
      if (payment === undefined) return { status: 'unknown' };
      if (payment.status === 'pending' || payment.status === 'reversed') return { status: payment.status };
      const answer = answerOfPayment(payment);
      return answer.status === 'pending' ? { status: 'pending' } : answer;
    },
    /** A person pays a pending payment, the one ordered last unless named, or declines it; false when it is not pending. */
    finishPayment(slug: string, outcome: 'paid' | 'declined', reference?: string): boolean {
      const [name = '', payment] =
        [...payments].findLast(([one]) => one.startsWith(key(slug, reference ?? ''))) ?? [];
      if (payment?.status !== 'pending') return false;
      payment.status = outcome === 'paid' ? 'paid' : 'refused';
      payment.reason = outcome;
      if (outcome === 'paid')
        move(slug, name.slice(slug.length + 1), 'debit', payment.subject, payment.units);
      return true;
    },
    reversePayment(slug: string, reference: string): Reversal {
      const payment: Payment = paymentOf(slug, reference) ?? { ...missingPayment };
      if (payment.status === 'paid') {
        payment.givenBack = payment.units;
        move(slug, reference, 'reversal', payment.subject, payment.units);
      }
      payment.status = 'reversed';
      payments.set(key(slug, reference), payment);
      return { status: 'reversed', amountUnits: payment.givenBack };
    },
    statement: (slug: string, after: number): Statement => ({
      movements: movements
        .filter((one) => one.slug === slug && one.id > after)
        .map(({ id, reference, kind, amountUnits, at }) => ({ id, reference, kind, amountUnits, at })),
    }),
  };
  return books;
}

const nothing = { subject: '', units: 0, reason: 'other', givenBack: 0 };
const missing: Debit = { ...nothing, status: 'reversed' };
const missingPayment: Payment = { ...missing, status: 'reversed', code: '', trxId: '', refNum: '' };
