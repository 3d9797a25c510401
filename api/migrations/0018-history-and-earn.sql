-- A member's history is read newest first, by filters, and counted with them: what filters ask of stands in the indexes, so that
-- counting ten thousand rows reads no table. Orders and legs get what they are asked for by from their coupon and order.

-- What was bought: kind of the coupon when it was.
alter table purchase_order add column voucher_kind text;
update purchase_order o set voucher_kind = v.kind from voucher v where v.id = o.voucher_id;
alter table purchase_order alter column voucher_kind set not null;

create function purchase_order_kind() returns trigger language plpgsql as $$
begin
  new.voucher_kind := (select kind from voucher where id = new.voucher_id);
  return new;
end $$;
create trigger purchase_order_kind before insert on purchase_order
  for each row execute function purchase_order_kind();

-- Whose order it pays.
alter table order_leg add column member_id text;
update order_leg l set member_id = o.member_id from purchase_order o where o.id = l.order_id;
alter table order_leg alter column member_id set not null;

create function order_leg_member() returns trigger language plpgsql as $$
begin
  new.member_id := (select member_id from purchase_order where id = new.order_id);
  return new;
end $$;
create trigger order_leg_member before insert on order_leg
  for each row execute function order_leg_member();

drop index purchase_order_member_idx;
create index purchase_order_history_idx on purchase_order (member_id, created_at desc, number desc)
  include (id, state, voucher_kind, total_points);
-- Orders of a member that a partner paid for.
create index order_leg_history_idx on order_leg (member_id, partner_id, order_id);

drop index earn_record_member_idx;
create index earn_record_history_idx on earn_record (member_id, occurred_at desc, number desc) include (status, points);
-- A partner that gave one earn among thousands is found at once.
create index earn_record_partner_idx on earn_record (member_id, partner_id, occurred_at desc, number desc)
  include (status, points);

-- Coupons of refunded orders are shown nowhere and counted nowhere.
drop index coupon_member_idx;
create index coupon_member_idx on coupon (member_id, issued_at desc, code) where cancelled_at is null;

-- Partners at which points are earned ([C] §3), in their order.
create table earn_partner (
  partner_id text primary key references partner (id),
  address text not null,
  description_html text not null,
  how_html text not null,
  terms_html text not null,
  position integer not null
);

-- Members who went on to a partner ([C] §7), once for each minute.
create table earn_visit (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  partner_id text not null references earn_partner (partner_id),
  visited_at timestamptz not null
);
create unique index earn_visit_minute_key
  on earn_visit (member_id, partner_id, (date_trunc('minute', visited_at at time zone 'UTC')));
create index earn_visit_partner_idx on earn_visit (partner_id, visited_at);
