import type { PartnerFaults } from '@poku/partner-protocol';
import { endOfDayIn } from '../../modules/sandbox/fixtures/times';
import { accountFixtures, fixtureMandate, fixtureReference } from '../accounts/fixtures';
import { insertAccounts } from '../accounts/repository';
import type { BrandDeps } from '../deps';
import { releaseHeld } from '../events/repository';
import { readFaults, writeFaults } from './faults.repository';
import { emptyPartner, hasAccounts, insertFixtureLinks } from './repository';

/** What the sandbox does with one partner (D56, D58). */
export function createPartnerSandbox({ db, clock, brand, events }: BrandDeps) {
  const { slug } = brand;

  const reset = (): Promise<void> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const accounts = accountFixtures(brand);
      await emptyPartner(tx, slug);
      await insertAccounts(tx, slug, accounts, (days) => endOfDayIn(now, days));
      const links = accounts
        .filter(({ linked }) => linked)
        .map(({ subject, msisdn }) => ({
          subject,
          msisdn,
          reference: fixtureReference(slug, msisdn),
          mandateId: brand.kind === 'wallet' ? fixtureMandate(slug, msisdn) : null,
        }));
      await insertFixtureLinks(tx, slug, links, now);
    });

  return {
    /** Puts the fixtures back: accounts, their links, no fault, no message, no event on its way. */
    async reset(): Promise<void> {
      await reset();
      await events.drain();
    },

    /** Loads the fixtures when the partner has no account. */
    async fillWhenEmpty(): Promise<void> {
      if (!(await hasAccounts(db, slug))) await reset();
    },

    /** Sets all faults (D56). */
    setFaults: (faults: PartnerFaults): Promise<void> => writeFaults(db, slug, faults),

    /** The faults as they are. */
    faults: (): Promise<PartnerFaults> => readFaults(db, slug),

    /** Sends held events now. Returns how many there were, once each was tried. */
    async release(): Promise<number> {
      const released = await releaseHeld(db, slug, clock.now());
      await events.drain();
      return released;
    },
  };
}
