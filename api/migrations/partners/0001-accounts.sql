-- The sandbox partners' own books (D57): who has an account where, in the partner's units.
create table account (
  partner text not null,
  subject text not null,
  holder text not null,
  balance_units bigint not null check (balance_units >= 0),
  expires_at timestamptz,
  primary key (partner, subject)
);
