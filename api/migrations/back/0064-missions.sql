-- Lost: which missions there are, and for which weeks members were given their points; the points stay, with their rows in the history.
drop table mission_reward;
drop table mission;
delete from migration where name = '0064-missions.sql';
