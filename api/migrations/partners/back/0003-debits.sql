-- Lost: debits, their codes and the statement; payments that were called off before they were ordered.
drop table movement;
drop index payment_pending;
delete from payment where payment_code is null or status = 'reversed';
alter table payment drop column returned_units;
alter table payment alter column payment_code set not null;
alter table payment alter column subject set not null;
alter table payment alter column amount_units set not null;
alter table payment alter column redirect_url set not null;
alter table payment alter column expires_at set not null;
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check check (status in ('pending', 'paid', 'refused'));
drop table debit;
drop table debit_code;
alter table account drop column codes_locked_until, drop column wrong_codes;
delete from migration where name = '0003-debits.sql';
