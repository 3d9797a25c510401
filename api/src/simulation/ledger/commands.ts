import fc from 'fast-check';
import type { Tx } from '../../db/tx';
import { ledger } from '../../modules/ledger/service';
import { after } from '../../ports/clock';
import { brokenRules, memberIds, partnerIds, readBooks } from './books.repository';
import type { LedgerModel } from './model';

type Command = fc.AsyncCommand<LedgerModel, Tx>;

const dayMs = 24 * 60 * 60_000;

/** Throws when the real books differ from the model, or a rule is broken. */
async function demandSound(model: LedgerModel, tx: Tx): Promise<void> {
  const [expected, real] = [JSON.stringify(model.state()), JSON.stringify(await readBooks(tx))];
  if (expected !== real) throw new Error(`Expected ${expected}, found ${real}`);
  const [problem] = await brokenRules(tx);
  if (problem !== undefined) throw new Error(`${problem.rule}: ${problem.subject}`);
}

function demandSame(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what} gave ${String(found)}, not ${String(expected)}`);
}

const command = (
  text: string,
  act: (model: LedgerModel, tx: Tx) => Promise<void>,
  canRun: (model: LedgerModel) => boolean = () => true,
): Command => ({
  check: canRun,
  async run(model, tx) {
    await act(model, tx);
    await demandSound(model, tx);
  },
  toString: () => text,
});

/** The element at `index`, counted round the list; throws when the list is empty. */
const pick = <T>(all: Iterable<T>, index: number): T => {
  const list = [...all];
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
};

const earn = (memberId: string, points: number) =>
  command(`earn(${memberId}, ${points})`, async (model, tx) => {
    const earning = { memberId, points, reference: `E${model.lots.length}`, at: model.now };
    model.earn(memberId, points, earning.reference);
    demandSame('earn', (await ledger.earn(tx, earning)) !== undefined, true);
    model.repeats.push(async () => demandSame('a repeated earn', await ledger.earn(tx, earning), undefined));
  });

const takeBack = (index: number, points: number) =>
  command(
    `takeBack(${index}, ${points})`,
    async (model, tx) => {
      const lot = pick(model.lots, index);
      const { memberId, references } = lot;
      const reference = `T${model.takenBack}`;
      const wish = { memberId, points, earnings: [...references], reference, at: model.now };
      model.takenBack += 1;
      references.push(reference);
      const expected = JSON.stringify(model.takeBack(lot, points));
      demandSame('takeBack', JSON.stringify(await ledger.takeBack(tx, wish)), expected);
    },
    (model) => model.lots.length > 0,
  );

const hold = (memberId: string, points: number) =>
  command(`hold(${memberId}, ${points})`, async (model, tx) => {
    const wish = { id: `H${model.holds.size}`, memberId, points, at: model.now };
    const isHeld = model.hold(wish.id, memberId, points);
    demandSame('hold', await ledger.hold(tx, wish), isHeld);
    if (isHeld) {
      model.repeats.push(async () => demandSame('a repeated hold', await ledger.hold(tx, wish), true));
    }
  });

const spend = (memberId: string, points: number) =>
  command(`spend(${memberId}, ${points})`, async (model, tx) => {
    const wish = { id: `H${model.holds.size}`, memberId, points, at: model.now };
    const isSpent = model.hold(wish.id, memberId, points);
    if (isSpent) model.end(wish.id, 'captured');
    demandSame('spend', await ledger.spend(tx, wish), isSpent ? model.spendable(memberId) : undefined);
    if (isSpent) {
      model.repeats.push(async () => {
        const stands = model.holds.get(wish.id)?.state === 'captured';
        const left = model.spendable(memberId, wish.at);
        demandSame('a repeated spend', await ledger.spend(tx, wish), stands ? left : undefined);
      });
    }
  });

const endings = {
  captured: (tx: Tx, id: string, now: Date) => ledger.capture(tx, id, now),
  voided: (tx: Tx, id: string, now: Date) => ledger.void(tx, id, now),
  refunded: (tx: Tx, id: string, now: Date) => ledger.refund(tx, id, now),
};

const end = (to: keyof typeof endings, index: number) =>
  command(
    `${to}(${index})`,
    async (model, tx) => {
      const id = pick(model.holds.keys(), index);
      model.end(id, to);
      await endings[to](tx, id, model.now);
      model.repeats.push(() => {
        // It may have become possible since: a hold that was refunded too early is captured now.
        model.end(id, to);
        return endings[to](tx, id, model.now);
      });
    },
    (model) => model.holds.size > 0,
  );

const expire = (memberId: string) =>
  command(`expire(${memberId})`, async (model, tx) => {
    // Two ends of one lot at one moment would be one journal.
    model.now = after(model.now, 1);
    demandSame('expire', await ledger.expire(tx, memberId, model.now), model.expire(memberId));
  });

const wait = (days: number) =>
  command(`wait(${days} days)`, async (model) => {
    model.now = after(model.now, days * dayMs);
    await Promise.resolve();
  });

const debit = (partnerId: string, units: number) =>
  command(`debit(${partnerId}, ${units})`, async (model, tx) => {
    const move = { reference: `D${model.debits.size}`, partnerId, units, at: model.now };
    model.debits.set(move.reference, { partnerId, units, place: 'clearing', wasSettled: false });
    await ledger.debit(tx, move);
    model.repeats.push(() => ledger.debit(tx, move));
  });

const settle = (index: number) =>
  command(
    `settle(${index})`,
    async (model, tx) => {
      const [reference, booked] = pick(model.debits, index);
      const move = { reference, partnerId: booked.partnerId, units: booked.units, at: model.now };
      const isTooLate = booked.place === 'partner' && !booked.wasSettled;
      if (booked.place === 'clearing') Object.assign(booked, { place: 'settled', wasSettled: true });
      const outcome = await ledger.settle(tx, move).catch(() => 'refused');
      demandSame('settle', outcome, isTooLate ? 'refused' : undefined);
      if (!isTooLate) model.repeats.push(() => ledger.settle(tx, move));
    },
    (model) => model.debits.size > 0,
  );

const giveBack = (index: number) =>
  command(
    `giveBack(${index})`,
    async (model, tx) => {
      const [reference, booked] = pick(model.debits, index);
      const move = { reference, partnerId: booked.partnerId, units: booked.units, at: model.now };
      booked.place = 'partner';
      demandSame('giveBack', await ledger.giveBack(tx, move), true);
      model.repeats.push(async () =>
        demandSame('a repeated giveBack', await ledger.giveBack(tx, move), true),
      );
    },
    (model) => model.debits.size > 0,
  );

const repeat = (index: number) =>
  command(
    `repeat(${index})`,
    (model) => pick(model.repeats, index)(),
    (model) => model.repeats.length > 0,
  );

const member = fc.constantFrom(...memberIds);
const partner = fc.constantFrom(...partnerIds);
const index = fc.nat({ max: 1000 });

/** Every kind of command, each drawn as often as the others. */
export const ledgerCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(member, fc.integer({ min: 1, max: 5000 })).map(([who, points]) => earn(who, points)),
  fc.tuple(member, fc.integer({ min: 1, max: 4000 })).map(([who, points]) => hold(who, points)),
  fc.tuple(member, fc.integer({ min: 1, max: 4000 })).map(([who, points]) => spend(who, points)),
  fc.tuple(index, fc.integer({ min: 1, max: 5000 })).map(([at, points]) => takeBack(at, points)),
  index.map((at) => end('captured', at)),
  index.map((at) => end('voided', at)),
  index.map((at) => end('refunded', at)),
  member.map(expire),
  fc.integer({ min: 1, max: 200 }).map(wait),
  fc.tuple(partner, fc.integer({ min: 1, max: 9000 })).map(([who, units]) => debit(who, units)),
  index.map(settle),
  index.map(giveBack),
  index.map(repeat),
];
