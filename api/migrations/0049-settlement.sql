-- Days of purchases that are compared with a partner's list of them (D64), and what differs. Nothing is booked by it.
create table settlement (
  partner_id text not null references partner (id),
  -- Day of the purchases in WIB.
  day date not null,
  -- When it is to be compared; null when it is done.
  due_at timestamptz,
  -- The newest comparison; null when there was none yet.
  compared_at timestamptz,
  purchases integer not null default 0,
  -- Why the newest attempt came to nothing.
  failure text,
  primary key (partner_id, day)
);
create index settlement_due_idx on settlement (due_at) where due_at is not null;

create table settlement_difference (
  partner_id text not null,
  day date not null,
  reference text not null,
  what text not null,
  -- What each side has; null for nothing.
  ours jsonb,
  theirs jsonb,
  found_at timestamptz not null,
  -- It differs no longer, or an operator closed it for a reason.
  closed_at timestamptz,
  reason text,
  primary key (partner_id, day, reference),
  foreign key (partner_id, day) references settlement (partner_id, day)
);
create index settlement_difference_open_idx on settlement_difference (partner_id, day) where closed_at is null;
create index partner_purchase_day_idx on partner_purchase (partner_id, made_at);

alter table operator_act drop constraint operator_act_what_check;
alter table operator_act add constraint operator_act_what_check
  check (what in ('refund-asked', 'refund', 'expire', 'reopen', 'rebuild', 'end-sessions', 'void-use', 'close-difference'));
