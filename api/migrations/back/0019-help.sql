-- Lost: reports with their answers, feedback, and the text about Poku. Export what is still to be answered before.
drop table feedback_rating;
drop table feedback;
drop table feedback_question;
drop table ticket;
delete from legal_text where kind = 'about';
alter table legal_text drop constraint legal_text_kind_check;
alter table legal_text add constraint legal_text_kind_check check (kind in ('terms', 'privacy'));
delete from migration where name = '0019-help.sql';
