-- Lost: where releases threw; counts of failures stay.
drop table telemetry.thrown;
delete from migration where name = '0067-errors-that-pages-met.sql';
