-- What members write: reports with their answers, and feedback (D55). Days are counted in Asia/Jakarta.
create table ticket (
  id bigint generated always as identity primary key,
  -- What the member and an operator name it by.
  number text not null unique,
  member_id text not null references member (id),
  message text not null check (char_length(message) between 1 and 2000),
  state text not null check (state in ('open', 'answered')),
  created_at timestamptz not null,
  answer text check (char_length(answer) between 1 and 5000),
  answered_at timestamptz,
  answered_by text,
  check (
    case state
      when 'open' then answer is null and answered_at is null and answered_by is null
      else answer is not null and answered_at is not null and answered_by is not null
    end
  )
);
create index ticket_member_idx on ticket (member_id, created_at);
create index ticket_open_idx on ticket (created_at, id) where state = 'open';
create index ticket_answered_idx on ticket (answered_at desc) where state = 'answered';

create table feedback_question (
  id text primary key,
  text text not null,
  -- Stars that count as dissatisfied.
  low_stars jsonb not null check (jsonb_typeof(low_stars) = 'array'),
  position integer not null
);

create table feedback (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  comment text not null check (char_length(comment) <= 2000),
  created_at timestamptz not null
);
create index feedback_member_idx on feedback (member_id, created_at);

create table feedback_rating (
  feedback_id bigint not null references feedback (id),
  question_id text not null references feedback_question (id),
  stars smallint not null check (stars between 1 and 5),
  primary key (feedback_id, question_id)
);
create index feedback_rating_question_idx on feedback_rating (question_id);

alter table legal_text drop constraint legal_text_kind_check;
alter table legal_text add constraint legal_text_kind_check check (kind in ('terms', 'privacy', 'about'));
