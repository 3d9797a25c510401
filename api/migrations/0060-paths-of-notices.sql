-- A path that begins with // is another site's address to a browser.
alter table notice drop constraint notice_path_check,
  add constraint notice_path_check check (path ~ '^/([^/\\]|$)');
alter table notice_promotion drop constraint notice_promotion_path_check,
  add constraint notice_promotion_path_check check (path ~ '^/([^/\\]|$)');
