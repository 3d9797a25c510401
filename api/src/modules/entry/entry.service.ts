import type { EntryAnswer } from '@poku/domain/calls/check-redirect';
import { normalizeEmail } from '@poku/domain/email';
import { AUTHORIZATION_CODE_LIFE_MS } from '@poku/domain/limits/access';
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { normalizePhone } from '@poku/domain/phone';
import type { VisitorOrder } from '@poku/partner-protocol';
import { brandOrigin } from '../../config/site';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { badField, HttpError } from '../../http/errors';
import { after } from '../../ports/clock';
import { readChallenge } from '../../security/challenge';
import { randomToken, sha256 } from '../../security/random';
import { insertGrant } from '../access/grant.repository';
import { findByMsisdn, findEmailOwner } from '../access/member.repository';
import {
  findFirstBrand,
  findLinkedMember,
  findPartner,
  findPartnerBySlug,
  type EntryPartner,
} from './people.repository';
import { sandboxPerson } from './sandbox-people';
import { promisedKind, tokenHashOf, tokenRefused } from './token';
import { bindToken, findToken, saveToken, type NewToken } from './token.repository';

/** What the browser knows when it looks at a token. */
export interface TokenCheck {
  redirectToken: string;
  /** SHA-256 in any form of D12. */
  codeChallenge: string;
  /** The brand whose origin asks; undefined on Poku's own. */
  brand: string | undefined;
}

/** The client id of a partner's application. */
const partnerClientId = (slug: string): string => `poku-${slug}`;

/** Entry of partners' users (D28). */
export function createEntryService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  /** A sandbox token as it stands for this challenge, made when it is not there or over (D58). */
  const renew = async (tx: Tx, check: TokenCheck, challenge: string): Promise<NewToken | undefined> => {
    const kind = promisedKind(config, check.redirectToken);
    if (kind === undefined) return undefined;
    const now = clock.now();
    const tokenHash = tokenHashOf(config, check.redirectToken, challenge);
    const known = await findToken(tx, tokenHash);
    if (known !== undefined && known.expiresAt > now) return known.consumedAt === null ? known : undefined;
    const partner = await (check.brand === undefined
      ? findFirstBrand(tx)
      : findPartnerBySlug(tx, check.brand));
    const person = partner && (await sandboxPerson(tx, kind, partner));
    if (partner === undefined || person === undefined) return undefined;
    const times = { createdAt: now, expiresAt: after(now, REDIRECT_TOKEN_LIFE_MS) };
    const token = { ...person, ...times, tokenHash, partnerId: partner.id, kind, challenge };
    await saveToken(tx, token);
    return token;
  };

  /** A new authorization code for a linked member, which uses the token up when it is exchanged. */
  const grant = async (tx: Tx, memberId: string, partner: EntryPartner, token: NewToken) => {
    const authorizationCode = randomToken();
    await insertGrant(tx, {
      codeHash: sha256(authorizationCode),
      memberId,
      clientId: partnerClientId(partner.slug),
      challenge: token.challenge ?? '',
      expiresAt: after(clock.now(), AUTHORIZATION_CODE_LIFE_MS),
      redirectTokenHash: token.tokenHash,
    });
    return { authorizationCode };
  };

  const describe = async (tx: Tx, token: NewToken, partner: EntryPartner): Promise<EntryAnswer> => {
    const linked = await findLinkedMember(tx, partner.id, token.subject);
    const byPhone = (await findByMsisdn(tx, token.msisdn))?.id;
    const byEmail = await findEmailOwner(tx, token.email);
    const isMember = byPhone !== undefined || byEmail?.email_verified === true;
    const kind = token.kind ?? (linked !== undefined ? 'linkage' : isMember ? 'existing' : 'new');
    const memberId = linked ?? byPhone;
    if (kind === 'linkage' && memberId === undefined) throw tokenRefused();
    return {
      kind: kind === 'linkage' ? 'linked' : kind,
      email: token.email,
      isEmailVerified: byEmail?.email_verified === true,
      phone: token.msisdn,
      name: token.name,
      identityKey: partner.identity_key,
      grant: kind === 'linkage' && memberId !== undefined ? await grant(tx, memberId, partner, token) : null,
      clientId: partnerClientId(partner.slug),
      partnerId: partner.id,
      partnerName: partner.name,
      callbackUrl: partner.callback_url,
      lifeS: Math.floor((token.expiresAt.getTime() - clock.now().getTime()) / 1_000),
      partnerGrant: null,
      message: 'Success',
      responseCode: 200,
    };
  };

  return {
    /** Where a logout on a brand's origin leads, from the partner's own list (D16); empty where no brand asks. */
    async logoutAddress(brand: string | undefined): Promise<string> {
      if (brand === undefined) return '';
      return (await findPartnerBySlug(db, brand))?.callback_url ?? '';
    },

    /**
     * Makes a redirect token, which lives ten minutes, for a user whom a partner vouches for, and the address that takes
     * them in. Undefined when the partner has no origin of ours. A 400 names a number that is none.
     */
    async send(
      slug: string,
      order: VisitorOrder,
    ): Promise<{ redirectToken: string; url: string; expiresAt: Date } | undefined> {
      const origin = brandOrigin(config, slug);
      const partner = await findPartnerBySlug(db, slug);
      if (origin === undefined || partner === undefined) return undefined;
      const msisdn = normalizePhone(order.msisdn);
      if (msisdn === undefined) throw new HttpError(400, 'Data tidak valid: msisdn', 'msisdn');
      const redirectToken = randomToken();
      const now = clock.now();
      const expiresAt = after(now, REDIRECT_TOKEN_LIFE_MS);
      await saveToken(db, {
        tokenHash: sha256(redirectToken),
        partnerId: partner.id,
        kind: null,
        subject: order.subject,
        msisdn,
        email: normalizeEmail(order.email),
        name: order.name,
        challenge: null,
        createdAt: now,
        expiresAt,
      });
      const url = new URL('/partner-login', origin);
      url.searchParams.set('redirectToken', redirectToken);
      return { redirectToken, url: url.href, expiresAt };
    },

    /**
     * Looks at a token and binds it to the challenge of the first check. 40106 when it is unknown, used, over, bound to
     * another challenge or of another brand than the asking origin's; a 400 for a challenge that is no SHA-256. A linked
     * user gets an authorization code of 60 s for `/logintoken`, by the partner's client id.
     */
    async check(check: TokenCheck): Promise<EntryAnswer> {
      const challenge = readChallenge(check.codeChallenge);
      if (challenge === undefined) throw badField('codeChallenge');
      return db.transaction(async (tx) => {
        const token =
          (await renew(tx, check, challenge)) ??
          (await bindToken(tx, tokenHashOf(config, check.redirectToken, challenge), challenge, clock.now()));
        const partner = token && (await findPartner(tx, token.partnerId));
        if (token === undefined || partner === undefined) throw tokenRefused();
        if (check.brand !== undefined && check.brand !== partner.slug) throw tokenRefused();
        return describe(tx, token, partner);
      });
    },
  };
}
