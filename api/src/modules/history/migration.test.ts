/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { migrate } from '../../db/migrate';
import { apiMigrations } from '../../db/open';
import { createTestDatabase } from '../../testing/database';

const migrations = apiMigrations();
const before = migrations.filter(({ name }) => name < '0018');

const voucher = (id: string, kind: string, operator: string) => `
  insert into voucher (id, slug, kind, redemption_id, reward_item_id, category_id, brand_id, name, product_name, operator,
      price_points, face_value_rupiah, description_html, terms_html, pickup_html, redeem_html, image, stock, sale_ends_at,
      use_ends_at, popularity)
    values ('${id}', '${id}', '${kind}', '${id}', '${id}', 'c', 'b', '', '', ${operator}, 500, 0, '', '', '', '', '', 1, now(),
      now(), 1);`;

const order = (id: string, voucherId: string) => `
  insert into otp_request (id, purpose, msisdn, basket, code_hash, state, created_at, expires_at)
    values ('${id}', 'payment', '', '', '', 'consumed', now(), now());
  insert into purchase_order (id, number, member_id, voucher_id, sale_type, quantity, unit_points, total_points, state,
      otp_request_id, request_hash, created_at)
    values ('${id}', '${id}', 'm', '${voucherId}', 'regular', 1, 500, 500, 'completed', '${id}', '', now());
  insert into order_leg (order_id, position, partner_id, points, partner_units, rate_numerator, rate_denominator, state,
      reference)
    values ('${id}', 0, '0', 500, 500, 1, 1, 'captured', '${id}');`;

test('orders of before are told apart by what they bought and whose they are, like those that come later', async () => {
  const db = await createTestDatabase(before);
  await db.script(`
    insert into member (id, msisdn, email, name, password_hash, created_at) values ('m', '1', 'm', 'M', '', now());
    insert into partner (id, slug, name, kind, image, url, description, linkable, identity_key,
        email_verification_required, use_otp, maximum_units, position)
      values ('0', 'poku', 'Poku', 1, '', '', '', false, 'phone', false, true, 0, 0);
    insert into category (id, slug, name, image, position) values ('c', 'c', 'C', '', 1);
    insert into brand (id, name) values ('b', 'B');
    ${voucher('coffee', 'regular', 'null')} ${voucher('pack', 'telco', `'o'`)}
    ${order('one', 'coffee')} ${order('two', 'pack')}`);
  await migrate(db, migrations);
  await db.script(order('three', 'pack'));
  const rows = await db.rows(sql`
    select o.id, o.voucher_kind, l.member_id from purchase_order o join order_leg l on l.order_id = o.id order by o.id`);
  expect(rows).toEqual([
    { id: 'one', voucher_kind: 'regular', member_id: 'm' },
    { id: 'three', voucher_kind: 'telco', member_id: 'm' },
    { id: 'two', voucher_kind: 'telco', member_id: 'm' },
  ]);
  await db.close();
});
