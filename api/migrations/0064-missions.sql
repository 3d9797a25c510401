-- What members may do in a week for own points (decision 053). A mission counts in the weeks, by their Mondays, from its first to its last.
create table mission (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,31}$'),
  -- Own points from so many partners, so many coupons bought, or used.
  kind text not null check (kind in ('earn', 'buy', 'use')),
  target integer not null check (target between 1 and 100),
  reward_points bigint not null check (reward_points between 1 and 10000),
  first_week date not null check (extract(isodow from first_week) = 1),
  -- Null: until it gets one.
  last_week date check (extract(isodow from last_week) = 1 and last_week >= first_week)
);

-- Who was given what for which week, once each.
create table mission_reward (
  member_id text not null references member (id),
  week date not null,
  mission_id text not null references mission (id),
  -- Its row in the history.
  number text not null unique,
  primary key (member_id, week, mission_id)
);
