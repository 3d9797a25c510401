import type { Tx } from '../../db/tx';
import { keyedHash, randomToken } from '../../security/random';
import { findAccount, findAccountOfPhone, type AccountRow } from '../accounts/repository';
import { findCode, type CodeRow } from '../codes/repository';
import { createCodeService, WRONG_TRIES } from '../codes/service';
import type { BrandDeps } from '../deps';
import * as links from '../links/repository';
import type { LinkRow } from '../links/repository';
import { createLinkService } from '../links/service';
import { backUrl } from './back-url';

/** The step of the page that a person is at, and the way back to Poku. */
export type ConsentView =
  | { step: 'identify'; link: LinkRow; cancelUrl: string }
  | { step: 'code' | 'consent'; link: LinkRow; account: AccountRow; triesLeft: number; cancelUrl: string }
  | { step: 'over'; reason: string; cancelUrl: string | undefined };

/** Why a step was not taken. */
export type ConsentProblem =
  | 'unknown-account'
  | 'sends-used-up'
  | 'code-wrong'
  | 'code-over'
  | 'not-agreed'
  | 'link-over';
/** The result of a step: the page again, or away to an address. */
export type ConsentOutcome = { problem: ConsentProblem } | { goTo: string } | undefined;

/** The partner's page on which a person confirms a link: who they are, a code by SMS, what they agree to. */
export function createConsentService(deps: BrandDeps) {
  const { db, clock, brand, key } = deps;
  const { slug } = brand;
  const codes = createCodeService(deps);
  const orders = createLinkService(deps);

  const pending = async (tx: Tx, page: string): Promise<LinkRow | undefined> => {
    await links.expireLinks(tx, slug, clock.now());
    const link = await links.lockLinkOfPage(tx, slug, page);
    return link?.status === 'pending' ? link : undefined;
  };

  /** The account that a right code was given for. */
  const confirmed = async (tx: Tx, code: CodeRow | undefined): Promise<AccountRow | undefined> =>
    code === undefined || code.verified_at === null ? undefined : findAccount(tx, slug, code.subject);

  const mandateUrl = (link: LinkRow): string =>
    backUrl(link, slug, { mandateID: link.mandate_id ?? '', refNum: link.ref_num ?? '' });

  /** Why nothing more can be done, and the way back; for a wallet's link that was made, the way back names its mandate again. */
  const over = (link: LinkRow | undefined): ConsentView => {
    if (link === undefined) return { step: 'over', reason: 'unknown', cancelUrl: undefined };
    const reason = link.reason ?? link.status;
    if (link.status !== 'active')
      return { step: 'over', reason, cancelUrl: backUrl(link, slug, { error: reason }) };
    return { step: 'over', reason, cancelUrl: brand.kind === 'wallet' ? mandateUrl(link) : undefined };
  };

  const view = async (tx: Tx, page: string): Promise<ConsentView> => {
    const link = await pending(tx, page);
    if (link === undefined) {
      return over(await links.lockLinkOfPage(tx, slug, page));
    }
    const cancelUrl = backUrl(link, slug, { error: 'declined' });
    const code = await findCode(tx, page);
    const account = code && (await findAccount(tx, slug, code.subject));
    if (code === undefined || account === undefined) return { step: 'identify', link, cancelUrl };
    const step = code.verified_at === null ? 'code' : 'consent';
    return { step, link, account, triesLeft: WRONG_TRIES - code.wrong, cancelUrl };
  };

  return {
    /** The page as it stands now. */
    view: (page: string): Promise<ConsentView> => db.transaction((tx) => view(tx, page)),

    /** Sends a code to whoever the e-mail (bank) or the order (e-wallet) names. */
    send: (page: string, email: string): Promise<ConsentOutcome> =>
      db.transaction(async (tx) => {
        const link = await pending(tx, page);
        if (link === undefined) return { problem: 'link-over' };
        // When another code is asked for, the form has no e-mail: the account is that of the code before.
        const subject = email.trim().toLowerCase() || (await findCode(tx, page))?.subject;
        const account = brand.isKnownByEmail
          ? await findAccount(tx, slug, subject ?? '')
          : await findAccountOfPhone(tx, slug, link.msisdn ?? '');
        if (account === undefined) return { problem: 'unknown-account' };
        return (await codes.send(tx, page, account)) ? undefined : { problem: 'sends-used-up' };
      }),

    /** Checks the code. The third wrong one refuses the link. */
    check: (page: string, otp: string): Promise<ConsentOutcome> =>
      db.transaction(async (tx) => {
        const link = await pending(tx, page);
        if (link === undefined) return { problem: 'link-over' };
        const result = await codes.check(tx, page, otp);
        if (result === 'right') return undefined;
        if (result !== 'locked') return { problem: result === 'over' ? 'code-over' : 'code-wrong' };
        await links.markRefused(tx, slug, link.reference, 'declined', clock.now());
        return { problem: 'link-over' };
      }),

    /** The person agrees: an e-wallet link is active at once, a bank link when Poku exchanges the code. */
    agree: (page: string, isAgreed: boolean): Promise<ConsentOutcome> =>
      db.transaction(async (tx) => {
        const link = await pending(tx, page);
        const account = await confirmed(tx, await findCode(tx, page));
        if (link === undefined || account === undefined) return { problem: 'link-over' };
        if (!isAgreed) return { problem: 'not-agreed' };
        const { reference } = link;
        if (brand.kind === 'bank') {
          if ((await links.activeLinkOf(tx, slug, account.subject)) !== undefined) {
            await links.markRefused(tx, slug, reference, 'already-linked', clock.now());
            return { problem: 'link-over' };
          }
          const code = randomToken();
          await links.storeCode(tx, slug, reference, account.subject, keyedHash(key, code));
          const email = account.subject;
          return { goTo: backUrl(link, slug, { AuthorizationCode: code, email }) };
        }
        if ((await orders.activate(tx, reference, account)) !== undefined) return { problem: 'link-over' };
        const made = await links.lockLink(tx, slug, reference);
        return made && { goTo: mandateUrl(made) };
      }),

    /** The person does not want to. */
    cancel: (page: string): Promise<ConsentOutcome> =>
      db.transaction(async (tx) => {
        const link = await pending(tx, page);
        if (link === undefined) return { problem: 'link-over' };
        await links.markRefused(tx, slug, link.reference, 'declined', clock.now());
        return { goTo: backUrl(link, slug, { error: 'declined' }) };
      }),
  };
}
