create table faq_topic (
  id text primary key,
  name text not null unique,
  position integer not null
);

create table faq_entry (
  topic_id text not null references faq_topic (id),
  position integer not null,
  question text not null,
  answer_html text not null,
  primary key (topic_id, position)
);

create table interest (
  id text primary key,
  name text not null,
  image text not null,
  position integer not null
);
