-- Lost: operators and their numbers, recommendations (they are reckoned anew), visits by campaigns.
drop table campaign_visit;
drop table recommendation;
drop table recommendation_reckoning;
drop table interest_category;
drop index voucher_operator_idx;
alter table voucher drop constraint voucher_check;
drop table operator_prefix;
drop table operator;
delete from migration where name = '0015-prepaid-and-recommendations.sql';
