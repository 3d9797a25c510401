-- Calls of each partner in the newest minute that it called in, over all processes.
create table partner_call_count (
  slug text primary key,
  minute timestamptz not null,
  taken integer not null
);
