-- When a session's member last proved who they are, by password or by a code to their number (D60). Sessions of before have
-- to prove it again.
alter table session add column authenticated_at timestamptz;

-- The session that asked for a changed address stays when the address becomes the member's (D60). No reference: the session may
-- be forgotten before.
alter table verification_link add column session_id text;
