import type { Tx } from '../../db/tx';
import { SANDBOX_VISITORS, sandboxVisitor, type SandboxVisitor } from '../../config/sandbox-visitors';
import { findByMsisdn } from '../access/member.repository';
import { freeNumbers, type EntryPartner } from './people.repository';
import type { TokenKind, Visitor } from './token.repository';

/** Siti and Rina (D58). */
const fixtureNumbers = { linkage: '+6281200000002', existing: '+6281200000005' } as const;

/** Whom a sandbox token brings (D58): the partner's first user who is no member yet, Rina, or Siti. */
export async function sandboxPerson(
  tx: Tx,
  kind: TokenKind,
  partner: EntryPartner,
): Promise<Visitor | undefined> {
  const person = kind === 'new' ? await newcomer(tx, partner) : await findByMsisdn(tx, fixtureNumbers[kind]);
  if (person === undefined) return undefined;
  const { msisdn, email, name } = person;
  return { subject: partner.identity_key === 'email' ? email : msisdn, msisdn, email, name };
}

async function newcomer(tx: Tx, { id, slug }: EntryPartner): Promise<SandboxVisitor | undefined> {
  const visitors = Array.from({ length: SANDBOX_VISITORS }, (_, index) =>
    sandboxVisitor(slug, id, index + 1),
  );
  const [free] = await freeNumbers(
    tx,
    visitors.map(({ msisdn }) => msisdn),
  );
  return visitors.find(({ msisdn }) => msisdn === free);
}
