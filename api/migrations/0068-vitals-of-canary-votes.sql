-- First web vitals that a voter told of a release, as places in the histogram; only of voters who loaded it over the network.
alter table telemetry.canary_vote
  add column lcp_bucket smallint,
  add column inp_bucket smallint,
  add column cls_bucket smallint;
