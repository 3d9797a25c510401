-- Lost: web vitals of canaries that are watched now; a watch then judges by failures and load times alone.
alter table telemetry.canary_vote drop column lcp_bucket, drop column inp_bucket, drop column cls_bucket;
delete from migration where name = '0068-vitals-of-canary-votes.sql';
