import { LinkCode } from '@poku/flows/linking/calls/link-code';
import { normalizeEmail } from '@poku/domain/email';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { BusinessError } from '../../http/errors';
import { answersChallenge } from '../../security/challenge';
import { sha256 } from '../../security/random';
import { findMember } from '../access/member.repository';
import { partnerOfSession } from '../access/session.repository';
import { findAttempt } from '../linkage/attempt.repository';
import { createAttemptService } from '../linkage/attempt.service';
import { createEndingService } from '../linkage/ending.service';
import { findActiveLink } from '../linkage/link.repository';
import { demandLinked, linkRefusal, type LinkOutcome } from '../linkage/outcome';
import { findPartner } from './people.repository';
import { tokenHashOf, tokenRefused } from './token';
import { consumeToken, lockToken, lockTokensOf, noteAttempt, type RedirectToken } from './token.repository';
import { createVisitorCalls, type BegunVisitorLink } from './visitor-call.service';

/** What names a redirect token and answers the challenge that its check bound it to. */
export interface TokenProof {
  redirectToken: string;
  verifier: string;
}

/** What a client says of a redirect token; what it leaves out, `null`, is found (D62). */
export type TokenHint = { [Name in keyof TokenProof]: TokenProof[Name] | null };

/** Whose token is found where the client does not answer its challenge: the number was proved by a code or a login. */
export interface TokenPerson {
  /** E.164. */
  msisdn: string;
  /** Null for somebody who registers. */
  memberId: string | null;
  /** The partner from whose application the session began; null for somebody who registers. */
  partnerId: string | null;
}

/** Whom a token is used up for. */
export interface TokenUser {
  memberId: string;
  /** Null for a registration, which has no session yet. */
  sessionId: string | null;
  /** `null`: the present text (D32). */
  consentVersion: string | null;
}

/** A member who agreed to link with the partner that sent them in (D28); the partner must be the token's. */
export interface VisitorLinkOrder extends TokenHint, TokenUser {
  partnerId: string;
  sessionId: string;
  /** The user's address at the partner, where the client says it: must be the token's. */
  email: string | null;
}

/** Links of the users whom partners sent in with a redirect token (D28). The token is the partner's word for its user. */
export function createVisitorLinks(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const { db, clock, config } = deps;
  const attempts = createAttemptService(deps);
  const endings = createEndingService(deps);
  const calls = createVisitorCalls(deps);

  const lock = async (tx: Tx, { redirectToken, verifier }: TokenProof): Promise<RedirectToken> => {
    const token = await lockToken(tx, tokenHashOf(config, redirectToken, sha256(verifier)));
    if (token === undefined || token.challenge === null || token.expiresAt <= clock.now())
      throw tokenRefused();
    if (!answersChallenge(verifier, token.challenge)) throw tokenRefused();
    return token;
  };

  /** Whether a token is the one that a client names, as far as it does. */
  const isNamed = ({ tokenHash, challenge }: RedirectToken, { redirectToken, verifier }: TokenHint) =>
    challenge !== null &&
    (redirectToken === null || tokenHash === tokenHashOf(config, redirectToken, challenge)) &&
    (verifier === null || answersChallenge(verifier, challenge));

  /**
   * The token of a person, where the client does not answer its challenge: the newest that it can mean. What proves the person
   * stands for the answer, so a token that is not theirs, or several for different accounts, are 40106 like an unknown one.
   */
  const lockFound = async (tx: Tx, hint: TokenHint, person: TokenPerson): Promise<RedirectToken> => {
    const tokens = await lockTokensOf(tx, person, clock.now());
    const named = tokens.filter(
      (token) => isNamed(token, hint) && (person.partnerId ?? token.partnerId) === token.partnerId,
    );
    const [newest] = named;
    if (newest === undefined || new Set(named.map(({ subject }) => subject)).size > 1) throw tokenRefused();
    return newest;
  };

  /** The token of an order: by its proof, else the one that the session's login at the partner's application stands for. */
  const lockFor = async (tx: Tx, order: VisitorLinkOrder): Promise<RedirectToken> => {
    const { redirectToken, verifier, memberId, partnerId, sessionId } = order;
    if (redirectToken !== null && verifier !== null) return lock(tx, { redirectToken, verifier });
    const member = await findMember(tx, memberId);
    if (member === undefined || (await partnerOfSession(tx, sessionId)) !== partnerId) throw tokenRefused();
    return lockFound(tx, order, { msisdn: member.msisdn, memberId, partnerId });
  };

  const consume = async (tx: Tx, token: RedirectToken, memberId: string): Promise<void> => {
    if (!(await consumeToken(tx, token.tokenHash, memberId, clock.now()))) throw tokenRefused();
  };

  /** The number must be the member's ([A] §5), and so must the address where the partner knows its users by it (D30). */
  const demandSamePerson = async (tx: Tx, token: RedirectToken, memberId: string): Promise<void> => {
    const member = await findMember(tx, memberId);
    const partner = await findPartner(tx, token.partnerId);
    if (member?.msisdn !== token.msisdn) throw linkRefusal(LinkCode.phoneDiffers);
    if (partner?.identity_key === 'email' && member.email.toLowerCase() !== token.email)
      throw linkRefusal(LinkCode.emailDiffers);
  };

  const begin = async (
    tx: Tx,
    token: RedirectToken,
    { memberId, sessionId, consentVersion }: TokenUser,
  ): Promise<BegunVisitorLink | undefined> => {
    const { partnerId, subject, email } = token;
    const isEmailVouched = (await findMember(tx, memberId))?.email.toLowerCase() === email;
    const wish = await attempts.check(tx, { memberId, partnerId, subject, isEmailVouched });
    if (wish.isLinked) return undefined;
    const { reference } = await attempts.begin(tx, { ...wish, sessionId, consentVersion });
    await noteAttempt(tx, token.tokenHash, reference);
    return { token, reference };
  };

  return {
    /**
     * The token that nobody used and that the verifier answers for, or without one that is of the number that the visitor proved
     * by a code (D62); locked until the transaction ends. 40106 otherwise.
     */
    async stand(
      tx: Tx,
      { redirectToken, verifier }: TokenHint,
      provedMsisdn: string,
    ): Promise<RedirectToken> {
      const token =
        redirectToken !== null && verifier !== null
          ? await lock(tx, { redirectToken, verifier })
          : await lockFound(
              tx,
              { redirectToken, verifier: null },
              { msisdn: provedMsisdn, memberId: null, partnerId: null },
            );
      if (token.consumedAt !== null) throw tokenRefused();
      return token;
    },

    /**
     * Uses a token up for a member who was made in this transaction, and begins the link that `tell` goes on with after
     * it. Undefined when the partner links nobody now: the member is one all the same. 40106 when the token was used.
     */
    async useForNewcomer(
      tx: Tx,
      token: RedirectToken,
      user: TokenUser,
    ): Promise<BegunVisitorLink | undefined> {
      await consume(tx, token, user.memberId);
      try {
        return await begin(tx, token, user);
      } catch (error) {
        if (error instanceof BusinessError) return undefined;
        throw error;
      }
    },

    /** Goes on with a link that was begun, after its transaction. */
    tell: (begun: BegunVisitorLink): Promise<LinkOutcome> => calls.tell(begun),

    /**
     * Uses a token up and links the member with the partner that sent them in. The same member may ask again with it
     * while it lives: a link that stands is a success, one that is pending is asked for anew, one that has ended is none. Without token or verifier it is the
     * token of this very person at the partner from whose application the session began (D62). Refusals: 40106 the token is
     * unknown, over, another partner's, another member's or not answered; 203 and 205 it is of another person; those of
     * every link; 20002 while nobody knows.
     */
    async linkVisitor(order: VisitorLinkOrder): Promise<void> {
      const { memberId, partnerId } = order;
      if (!(await endings.finish({ memberId, partnerId }))) throw linkRefusal(LinkCode.silent);
      const begun = await db.transaction(async (tx) => {
        const token = await lockFor(tx, order);
        const isOthers = token.consumedAt !== null && token.memberId !== memberId;
        if (token.partnerId !== partnerId || isOthers) throw tokenRefused();
        await demandSamePerson(tx, token, memberId);
        if (order.email !== null && normalizeEmail(order.email) !== token.email)
          throw linkRefusal(LinkCode.emailDiffers);
        if (token.consumedAt === null) await consume(tx, token, memberId);
        const before = token.reference === null ? undefined : await findAttempt(tx, token.reference);
        if (before?.status === 'pending') return { token, reference: before.reference };
        // A link that it made and that has ended is not made again by it.
        if (before?.status === 'linked' && (await findActiveLink(tx, memberId, partnerId)) === undefined)
          throw tokenRefused();
        return begin(tx, token, order);
      });
      if (begun !== undefined) demandLinked(await calls.tell(begun));
    },
  };
}
