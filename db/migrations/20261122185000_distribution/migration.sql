-- Always empty. On a distributed database it is known to Citus as a table of the coordinator: a transaction that ends by a delete from it
-- has written there too, and is committed on all its nodes in two phases (docs/decisions/030-distribution.md).
create table commit_mark (only_row boolean primary key);
revoke all on commit_mark from lintel_app, lintel_system;
grant select, delete on commit_mark to lintel_app, lintel_system;

-- People are read by the system role alone, in calls that say why (`people` of a call): a policy with a subquery cannot be distributed.
drop policy named on app_user;
alter table app_user disable row level security;
revoke all on app_user from lintel_app;
