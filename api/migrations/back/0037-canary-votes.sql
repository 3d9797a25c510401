-- Lost: what pages told of canaries that are watched now; a watch then waits for as many again.
drop table telemetry.canary_vote;
delete from migration where name = '0037-canary-votes.sql';
