import { readFixtures } from '../../modules/sandbox/fixtures/files';
import { composeTables } from '../../modules/sandbox/fixtures/tables';
import { brands } from '../brands';
import { accountFixtures, fixtureMandate, fixtureReference } from './fixtures';

test('both sides of a fixture link know it by one reference, and an e-wallet’s by one mandate', async () => {
  const tables = composeTables(await readFixtures(), new Date(), { sitePort: '', services: {} });
  const links = tables.find(([name]) => name === 'partner_link')?.[1] ?? [];
  const linked = brands.flatMap((brand) =>
    accountFixtures(brand)
      .filter((account) => account.linked)
      .map((account) => ({ ...account, brand })),
  );
  expect(linked.filter(({ brand }) => brand.kind === 'wallet').length).toBeGreaterThan(1);
  expect(links).toHaveLength(linked.length);
  for (const { brand, subject, msisdn } of linked) {
    const reference = fixtureReference(brand.slug, msisdn);
    const mandate = { mandate_id: fixtureMandate(brand.slug, msisdn), ref_num: reference };
    expect(links).toContainEqual(
      expect.objectContaining({ reference, subject, ...(brand.kind === 'wallet' && mandate) }),
    );
  }
});
