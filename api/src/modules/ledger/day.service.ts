import { createHash, type KeyObject } from 'node:crypto';
import { jakartaDay } from '@poku/domain/dates';
import type { Database } from '../../db/database';
import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { isSignedBy, nameOfSigningKey, signText, type SigningKeyName } from '../../security/signing-key';
import {
  databaseTime,
  firstRecorded,
  insertDay,
  journalsOfMember,
  leavesOf,
  newestDay,
  signedDays,
  type SignedDay,
} from './day.repository';
import { jakartaMidnight } from './jakarta';
import { inclusionPath, leafHash, merkleRoot, rootOfPath } from './merkle';
import type { LedgerProblem } from './verify.repository';

/** Every transaction that recorded a journal on a day has ended this long after the end of the day. */
const settledMs = 10 * 60_000;

/** A day as it is signed. */
type UnsignedDay = Pick<SignedDay, 'day' | 'journals' | 'root' | 'previous' | 'key' | 'signed_at'>;

/** What is signed of a day. */
const textOf = ({ day, journals, root, previous, key, signed_at: at }: UnsignedDay): string =>
  JSON.stringify(['poku-ledger-day-1', day, journals, root, previous, key, at.toISOString()]);

const digestOf = (day: UnsignedDay): string => createHash('sha256').update(textOf(day)).digest('hex');

const nextDay = (day: string): string => jakartaDay(jakartaMidnight(day, 1));

const firstRecordedDay = async (tx: Tx): Promise<string | undefined> => {
  const at = await firstRecorded(tx);
  return at === null ? undefined : jakartaDay(at);
};

const readLeaves = (tx: Tx, day: string, isFirst: boolean) =>
  leavesOf(tx, jakartaMidnight(day), jakartaMidnight(day, 1), isFirst);

const rootOf = (leaves: readonly { text: string }[]): string =>
  merkleRoot(leaves.map(({ text }) => leafHash(text))).toString('hex');

/** Proves that a journal is in a signed day; anyone with the public key can check it without Poku (RFC 9162 §2.1.3.2). */
export interface InclusionProof {
  /** The journal with its entries, as text; the leaf. */
  journal: string;
  /** Its place among the leaves, from 0, and how many there are. */
  index: number;
  size: number;
  /** Hashes from the leaf up, in hex. */
  path: string[];
  /** What was signed, as text, and the signature in base64url. */
  signed: string;
  signature: string;
}

/** Whether a proof holds: the journal is in the tree, and one of `keys` signed its root. */
export function isIncluded(proof: InclusionProof, keys: readonly SigningKeyName[]): boolean {
  const { journal, index, size, path, signed, signature } = proof;
  if (!keys.some((key) => isSignedBy(key, signed, signature))) return false;
  const root = rootOfPath(leafHash(journal), {
    index,
    size,
    path: path.map((hash) => Buffer.from(hash, 'hex')),
  });
  const told: unknown = JSON.parse(signed);
  return Array.isArray(told) && told[2] === size && root !== undefined && told[3] === root.toString('hex');
}

/** Signs the days of the ledger, and proves what is in them. */
export function createDayService({ db }: { db: Database }) {
  return {
    /**
     * Signs every day that is over, the oldest first, by the database's time; any number of processes may do so at once. Returns
     * how many it found to sign.
     */
    async sign(key: KeyObject): Promise<number> {
      for (let count = 0; ; count += 1) {
        const before = await newestDay(db);
        const now = await databaseTime(db);
        const day = before === undefined ? await firstRecordedDay(db) : nextDay(before.day);
        if (day === undefined || jakartaMidnight(day, 1) > after(now, -settledMs)) return count;
        const leaves = await readLeaves(db, day, before === undefined);
        const signed = {
          day,
          journals: leaves.length,
          root: rootOf(leaves),
          previous: before === undefined ? '' : digestOf(before),
          key: nameOfSigningKey(key),
          signed_at: now,
        };
        await insertDay(db, { ...signed, signature: signText(key, textOf(signed)) });
      }
    },

    /** A proof for each journal of a member that is in a signed day, the oldest first. */
    async proofsOf(memberId: string): Promise<InclusionProof[]> {
      const own = await journalsOfMember(db, memberId);
      const proofs: InclusionProof[] = [];
      for (const [place, day] of (await signedDays(db)).entries()) {
        const leaves = await readLeaves(db, day.day, place === 0);
        if (!leaves.some(({ id }) => own.has(id))) continue;
        const hashes = leaves.map(({ text }) => leafHash(text));
        for (const [index, { id, text }] of leaves.entries()) {
          if (!own.has(id)) continue;
          const path = inclusionPath(hashes, index).map((hash) => hash.toString('hex'));
          const signed = { signed: textOf(day), signature: day.signature };
          proofs.push({ journal: text, index, size: leaves.length, path, ...signed });
        }
      }
      return proofs;
    },
  };
}

/** Names of the rules about signed days. */
export const dayRules = {
  signed: 'a day is signed by a key of ours, after the day before it',
  journals: 'the journals of a day are those that were signed',
} as const;

/**
 * The rules about signed days that are broken; empty when none is.
 * @param keys public halves of the keys that are or were ours
 */
export async function findDayProblems(tx: Tx, keys: readonly SigningKeyName[]): Promise<LedgerProblem[]> {
  const wrong: Record<keyof typeof dayRules, string[]> = { signed: [], journals: [] };
  let before: SignedDay | undefined;
  for (const day of await signedDays(tx)) {
    const isNext =
      before === undefined
        ? day.previous === ''
        : day.day === nextDay(before.day) && day.previous === digestOf(before);
    if (!isNext || !keys.includes(day.key) || !isSignedBy(day.key, textOf(day), day.signature))
      wrong.signed.push(day.day);
    const leaves = await readLeaves(tx, day.day, before === undefined);
    if (leaves.length !== day.journals || rootOf(leaves) !== day.root) wrong.journals.push(day.day);
    before = day;
  }
  return (['signed', 'journals'] as const).flatMap((rule) => {
    const [first] = wrong[rule];
    return first === undefined
      ? []
      : [{ rule: dayRules[rule], subject: `day ${first}`, count: wrong[rule].length }];
  });
}
