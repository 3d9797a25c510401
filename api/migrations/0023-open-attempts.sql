-- What the server finds in a session's open attempt, where the client leaves it out (D62).
alter table otp_request add column session_id text references session (id);
create index otp_request_session_idx on otp_request (session_id, created_at desc) where session_id is not null;

-- The number of a package whose checkout a session opened last.
create table checkout_attempt (
  session_id text not null references session (id),
  voucher_id text not null references voucher (id),
  msisdn text not null,
  opened_at timestamptz not null,
  primary key (session_id, voucher_id)
);

create index redirect_token_person_idx on redirect_token (msisdn, created_at desc);
