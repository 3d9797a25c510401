-- Links that somebody asked for who has a number and no session are counted apart, so that they use up none of the member's.
alter table verification_link add column is_by_phone boolean not null default false;
