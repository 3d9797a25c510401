-- Lost: which notices members want by web push; they get those of SMS and e-mail.
alter table notification_setting drop column push_promo, drop column push_expired;
delete from migration where name = '0056-push-settings.sql';
