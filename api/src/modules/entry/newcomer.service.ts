import type { registerCall } from '@poku/mfe-account/calls/registration';
import type { RecordOf } from '@poku/contract/calls';
import { LinkCode, linkCodeWording } from '@poku/flows/linking/calls/link-code';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { demandFields } from '../../http/fields';
import { findPartner } from './people.repository';
import type { BegunVisitorLink } from './visitor-call.service';
import { createVisitorLinks } from './visitor-link.service';

/** What of a registration names a redirect token. */
type Token = Pick<RecordOf<(typeof registerCall)['body']>, 'redirectToken' | 'verifier' | 'consentVersion'>;

/** Somebody who registers, perhaps with a redirect token. */
export interface Visitor {
  /** Uses the token up for the member, in the transaction that makes it. 40106 when it was used meanwhile. */
  use(tx: Tx, memberId: string): Promise<BegunVisitorLink | undefined>;
  /** Goes on with the link that `use` began. */
  link(begun: BegunVisitorLink | undefined): Promise<void>;
}

const nobody: Visitor = { use: () => Promise.resolve(undefined), link: () => Promise.resolve() };

/** Registrations of users whom partners sent in (D28). */
export function createVisitors(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const { db } = deps;
  const links = createVisitorLinks(deps);

  return {
    /**
     * Lets a registration in: without a redirect token at once, else when the token stands and is of this person, whose number
     * is the one that the registration's code proved. 40106 for a bad token; a 400 names the number or the address that is not
     * the partner's.
     */
    async admit(
      { redirectToken, verifier, consentVersion }: Token,
      person: { msisdn: string; email: string },
    ): Promise<Visitor> {
      if (redirectToken === null) return nobody;
      const hint = { redirectToken, verifier };
      const token = await db.transaction((tx) => links.stand(tx, hint, person.msisdn));
      const isKnownByEmail = (await findPartner(db, token.partnerId))?.identity_key === 'email';
      const hasOtherEmail = isKnownByEmail && token.email !== person.email;
      demandFields({
        msisdn: token.msisdn === person.msisdn ? undefined : linkCodeWording[LinkCode.phoneDiffers],
        email: hasOtherEmail ? linkCodeWording[LinkCode.emailDiffers] : undefined,
      });
      return {
        use: (tx, memberId) => links.useForNewcomer(tx, token, { memberId, sessionId: null, consentVersion }),
        async link(begun) {
          if (begun !== undefined) await links.tell(begun);
        },
      };
    },
  };
}
