-- Lost: what pages told of releases.
drop table telemetry_count;
delete from migration where name = '0020-telemetry.sql';
