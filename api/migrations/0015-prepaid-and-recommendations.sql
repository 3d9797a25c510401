-- Operators of mobile numbers and what their numbers begin with, without country code and zero (D41).
create table operator (
  id text primary key,
  name text not null,
  logo text
);
create table operator_prefix (
  prefix text primary key check (prefix ~ '^8[0-9]{1,5}$'),
  operator_id text not null references operator (id)
);
alter table voucher add check ((kind = 'telco') = (operator is not null));
create index voucher_operator_idx on voucher (operator, price_points, id) where operator is not null;

-- Categories that an interest leads to.
create table interest_category (
  interest_id text not null references interest (id),
  category_id text not null references category (id),
  primary key (interest_id, category_id)
);

-- What is recommended to a member, best first, and when it was reckoned.
create table recommendation_reckoning (
  member_id text primary key references member (id),
  reckoned_at timestamptz not null
);
create table recommendation (
  member_id text not null references recommendation_reckoning (member_id),
  position integer not null,
  voucher_id text not null references voucher (id),
  primary key (member_id, position),
  unique (member_id, voucher_id)
);

-- Members who came to the dashboard by a campaign.
create table campaign_visit (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  campaign_id text not null,
  visited_at timestamptz not null
);
create index campaign_visit_campaign_idx on campaign_visit (campaign_id, visited_at);
