-- The session that an order was made in: a session of a partner reveals its coupons without a step-up (D59). No reference: the
-- session is forgotten before the order.
alter table purchase_order add column session_id text;

-- Whether the member gave a password on the device. One that was only seen with a user whom a partner sent in is known for the
-- notices of D59, and opens nothing (D20).
alter table member_device add column is_proven boolean not null default true;
