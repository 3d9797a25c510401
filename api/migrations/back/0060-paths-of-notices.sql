alter table notice_promotion drop constraint notice_promotion_path_check,
  add constraint notice_promotion_path_check check (path ~ '^/[^/\\]?');
alter table notice drop constraint notice_path_check,
  add constraint notice_path_check check (path ~ '^/[^/\\]?');
delete from migration where name = '0060-paths-of-notices.sql';
