import type {
  CodeAnswer,
  CodeExchange,
  LinkAnswer,
  LinkOrder,
  LinkState,
  RefusalReason,
  VisitorLinkAnswer,
  VisitorLinkOrder,
} from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import { keyedHash, randomReference, randomToken, sameText } from '../../security/random';
import { findAccount, findAccountOfPhone, lockAccount, type AccountRow } from '../accounts/repository';
import type { BrandDeps } from '../deps';
import { addEvent } from '../events/service';
import { readFaults } from '../sandbox/faults.repository';
import { activeAnswer, orderAnswer, refusal, stateAnswer } from './answers';
import * as links from './repository';

/** Page of each kind on which a person confirms. */
const pages = { bank: 'authorize', wallet: 'bind', phone: undefined } as const;

/** Links of one partner (D30): pending → active → ended, or refused; each by Poku's reference, each step once. */
export function createLinkService({ db, clock, brand, key }: BrandDeps) {
  const { slug, kind } = brand;

  /** The link as it stands now, with the phone number of its account. Undefined for an unknown reference. */
  const load = async (tx: Tx, reference: string) => {
    await links.expireLinks(tx, slug, clock.now());
    const link = await links.lockLink(tx, slug, reference);
    if (link === undefined) return undefined;
    const account = link.subject === null ? undefined : await findAccount(tx, slug, link.subject);
    return { link, msisdn: account?.msisdn ?? '' };
  };

  const loaded = async (tx: Tx, reference: string) => {
    const found = await load(tx, reference);
    if (found === undefined) throw new Error('The link is gone');
    return found;
  };

  /**
   * Makes a pending link active for an account, and tells Poku; refuses it when the account has another link. Returns
   * the reason of the refusal, or undefined.
   */
  const activate = async (
    tx: Tx,
    reference: string,
    account: AccountRow,
  ): Promise<RefusalReason | undefined> => {
    const now = clock.now();
    const { subject, msisdn } = account;
    await lockAccount(tx, slug, subject);
    if ((await links.activeLinkOf(tx, slug, subject)) !== undefined) {
      await links.markRefused(tx, slug, reference, 'already-linked', now);
      return 'already-linked';
    }
    const isWallet = kind === 'wallet';
    const mandate = {
      mandateId: isWallet ? `MD${randomReference()}` : null,
      refNum: isWallet ? `RF${randomReference()}` : null,
    };
    if (!(await links.markActive(tx, slug, reference, { subject, ...mandate }, now))) return 'expired';
    await addEvent(tx, slug, now, {
      type: 'link.completed',
      reference,
      subject,
      msisdn,
      ...(mandate.mandateId !== null && { mandateId: mandate.mandateId }),
      ...(mandate.refNum !== null && { refNum: mandate.refNum }),
    });
    return undefined;
  };

  /** What becomes of a new order: active, refused, or left pending for the page. */
  const decide = async (tx: Tx, order: LinkOrder): Promise<void> => {
    const refuse = (reason: RefusalReason) =>
      links.markRefused(tx, slug, order.reference, reason, clock.now());
    if ((await readFaults(tx, slug)).refuse) return refuse('other');
    if (kind === 'bank') return;
    const account = await findAccountOfPhone(tx, slug, order.msisdn);
    if (account === undefined) return refuse('unknown-account');
    if (kind === 'phone') return void (await activate(tx, order.reference, account));
    const other = await links.activeLinkOf(tx, slug, account.subject);
    if (other !== undefined) await refuse('already-linked');
  };

  return {
    activate,

    /** Poku orders a link; the same reference again gives the answer that fits its state now, and does nothing. */
    order: (order: LinkOrder, pagesUrl: string): Promise<LinkAnswer> =>
      db.transaction(async (tx) => {
        const page = pages[kind];
        const isNew = await links.insertLink(tx, slug, order, page ? randomToken() : null, clock.now());
        if (isNew) await decide(tx, order);
        const { link, msisdn } = await loaded(tx, order.reference);
        return orderAnswer(link, msisdn, (name) => `${pagesUrl}/${page ?? ''}?request=${name}`);
      }),

    /** Links a user whom the partner sent in: no page, since the partner vouched for them. Idempotent by reference. */
    orderVisitor: (order: VisitorLinkOrder): Promise<VisitorLinkAnswer> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        if (await links.insertLink(tx, slug, order, null, now)) {
          const account = await findAccount(tx, slug, order.subject);
          const refuse = (reason: RefusalReason) => links.markRefused(tx, slug, order.reference, reason, now);
          if ((await readFaults(tx, slug)).refuse) await refuse('other');
          else if (account === undefined) await refuse('unknown-account');
          else if (account.msisdn !== order.msisdn) await refuse('phone-differs');
          else await activate(tx, order.reference, account);
        }
        const { link, msisdn } = await loaded(tx, order.reference);
        return link.status === 'active' ? activeAnswer(link, msisdn) : refusal(link.reason ?? 'expired');
      }),

    /** How a link stands, or undefined for an unknown reference. */
    state: (reference: string): Promise<LinkState | undefined> =>
      db.transaction(async (tx) => {
        const found = await load(tx, reference);
        return found && stateAnswer(found.link, found.msisdn);
      }),

    /**
     * Exchanges the code of the way back for an active link. The same code again gives the same answer; a code, address
     * or state of another link is refused and changes nothing. Undefined for an unknown reference.
     */
    exchange: (reference: string, given: CodeExchange): Promise<CodeAnswer | undefined> =>
      db.transaction(async (tx) => {
        const found = await load(tx, reference);
        if (found === undefined) return undefined;
        const { link } = found;
        const fits =
          link.code_hash !== null &&
          sameText(link.code_hash, keyedHash(key, given.authorizationCode)) &&
          link.subject === given.email &&
          link.state === given.state;
        if (!fits) return refusal(link.reason);
        if (link.status === 'pending') {
          const account = await findAccount(tx, slug, given.email);
          if ((await readFaults(tx, slug)).refuse || account === undefined)
            await links.markRefused(tx, slug, reference, 'other', clock.now());
          else await activate(tx, reference, account);
        }
        const now = await loaded(tx, reference);
        return now.link.status === 'active'
          ? activeAnswer(now.link, now.msisdn)
          : refusal(now.link.reason ?? 'expired');
      }),

    /** Poku ends a link or an attempt, known or not. Idempotent. */
    end: (reference: string): Promise<void> =>
      db.transaction((tx) => links.markEnded(tx, slug, reference, clock.now())),

    /** The partner's user ends a link, by reference or by subject; Poku is told. Returns false when none is active. */
    endByUser: (name: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const named = await links.lockLink(tx, slug, name);
        const subject = named?.subject ?? name;
        await lockAccount(tx, slug, subject);
        const link = await links.activeLinkOf(tx, slug, subject);
        if (link === undefined || (named !== undefined && named.reference !== link.reference)) return false;
        const now = clock.now();
        await links.markEnded(tx, slug, link.reference, now);
        await addEvent(tx, slug, now, {
          type: 'link.ended',
          reference: link.reference,
          subject,
        });
        return true;
      }),
  };
}
