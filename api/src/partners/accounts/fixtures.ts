import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SANDBOX_VISITORS, sandboxVisitor } from '../../config/sandbox-visitors';
import { brands, type Brand } from '../brands';

const account = z.object({
  partner: z.string(),
  subject: z.string(),
  holder: z.string(),
  msisdn: z.string(),
  email: z.string(),
  balanceUnits: z.number().int().min(0),
  expiresInDays: z.number().int().nullable(),
  /** Linked to the Poku member with the same phone number (D58). */
  linked: z.boolean(),
});

/** An account as it stands after a reset (D58). */
export type AccountFixture = z.output<typeof account>;

/** Poku's reference of a link that the fixtures have (D58). */
export const fixtureReference = (slug: string, msisdn: string): string =>
  `fixture-${slug}-${msisdn.replace(/\D/g, '')}`;

/** The e-wallet's mandate of a link that the fixtures have (D58); Poku's own fixtures name it too. */
export const fixtureMandate = (slug: string, msisdn: string): string =>
  `fixture-mandate-${slug}-${msisdn.replace(/\D/g, '')}`;

const visitorsLife = 180;
const visitorsUnits = 1000;

/** Users of partners without an account at Poku; the e-wallet has an account for each of them. */
function visitors(brand: Brand): AccountFixture[] {
  const senders = brand.hasApp ? [brand] : brands.filter(({ hasApp }) => hasApp);
  return senders.flatMap(({ slug, id }) =>
    Array.from({ length: SANDBOX_VISITORS }, (_, index) => {
      const { msisdn, email, name } = sandboxVisitor(slug, id, index + 1);
      return {
        partner: brand.slug,
        subject: brand.isKnownByEmail ? email : msisdn,
        holder: name,
        msisdn,
        email,
        balanceUnits: visitorsUnits * (index + 1),
        expiresInDays: brand.kind === 'wallet' ? null : visitorsLife,
        linked: false,
      };
    }),
  );
}

let people: AccountFixture[] | undefined;
const readPeople = (): AccountFixture[] => {
  const file = new URL('../../../fixtures/partner-accounts.json', import.meta.url);
  people ??= z.array(account).parse(JSON.parse(readFileSync(file, 'utf8')));
  return people;
};

/** All accounts of a partner after a reset; throws when the file does not have its form. */
export const accountFixtures = (brand: Brand): AccountFixture[] => [
  ...readPeople().filter(({ partner }) => partner === brand.slug),
  ...visitors(brand),
];
