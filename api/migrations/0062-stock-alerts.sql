-- Members who asked to be told when a coupon that is sold out can be bought again, once each (decision 049).
create table stock_alert (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  voucher_id text not null references voucher (id),
  created_at timestamptz not null,
  unique (member_id, voucher_id)
);
create index stock_alert_voucher_idx on stock_alert (voucher_id, member_id);

-- Coupons that can be bought again and that somebody waits for; the worker tells those and removes the row. A coupon may have
-- several, so that whoever gives stock back never waits for the worker.
create table stock_return (
  id bigint generated always as identity primary key,
  voucher_id text not null references voucher (id)
);

create function stock_return_follow() returns trigger language plpgsql as $$
begin
  insert into stock_return (voucher_id)
    select new.id where exists (select 1 from stock_alert where voucher_id = new.id);
  return null;
end $$;

-- Whatever gives the stock: an import, an order that fails or is given back.
create trigger stock_return after update of stock, withdrawn, sale_ends_at on voucher
  for each row when (new.stock > 0 and not new.withdrawn
    and (old.stock < 1 or old.withdrawn or old.sale_ends_at < new.sale_ends_at))
  execute function stock_return_follow();
