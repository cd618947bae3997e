-- Three roles: the owner migrates; lintel_app serves (row-level security); lintel_system crosses accounts with a named reason.
do $$ begin create role lintel_app nologin; exception when duplicate_object then null; end $$;
do $$ begin create role lintel_system nologin bypassrls; exception when duplicate_object then null; end $$;
do $$ begin execute format('grant lintel_app, lintel_system to %I', current_user); end $$;
grant usage on schema public to lintel_app, lintel_system;
alter default privileges in schema public grant select, insert, update, delete on tables to lintel_app, lintel_system;
alter default privileges in schema public grant usage on sequences to lintel_app, lintel_system;
grant select, insert, update, delete on all tables in schema public to lintel_app, lintel_system;
revoke insert, update, delete on migration from lintel_app, lintel_system;

-- The tenant of a transaction. SET LOCAL by a function, because set_config does not reach the workers of a cluster.
create function enter_group(g uuid) returns void language plpgsql as $$
begin execute format('set local app.group_id = %L', g::text); end $$;

-- The second lock of a tenant table: every migration that adds one calls this for it.
create function lock_tenant_table(t regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy tenant on %s using (group_id = nullif(current_setting(''app.group_id'', true), '''')::uuid)', t);
end $$;
revoke execute on function lock_tenant_table(regclass) from public;

select lock_tenant_table(t::regclass) from unnest(array[
  'task', 'stored_file', 'member', 'building', 'property_tag', 'pin_code', 'qr_code', 'qr_item', 'scan', 'scan_day', 'click_day',
  'feedback', 'feedback_day', 'feedback_term_day', 'feedback_topic_day']) t;

-- What must be a whole number of one account, given out in order: sign ids.
create table group_counter (
  group_id uuid not null,
  name text not null,
  value integer not null,
  primary key (group_id, name)
);
select lock_tenant_table('group_counter');

-- Who did what: append only, a partition a month, kept apart from the rows it speaks of.
create table audit (
  group_id uuid,
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  user_id uuid,
  actor text not null,
  call text not null,
  object text not null,
  object_id text,
  before jsonb,
  after jsonb,
  address text,
  request_id text not null,
  primary key (id, at)
) partition by range (at);
create table audit_other partition of audit default;
create index audit_object on audit (group_id, object, object_id, at desc);
create index audit_group on audit (group_id, at desc);
grant select, insert on audit to lintel_app, lintel_system;
revoke update, delete on audit, audit_other from lintel_app, lintel_system;
alter table audit enable row level security;
alter table audit force row level security;
create policy tenant on audit for select using (group_id = nullif(current_setting('app.group_id', true), '')::uuid);
create policy append on audit for insert with check (
  group_id is null or group_id = nullif(current_setting('app.group_id', true), '')::uuid);

alter table attempt set unlogged;

-- Feedback's values, whoever writes them.
alter table feedback add check (score between 1 and 5), add check (customer_effort_score between 1 and 7), add check (net_promoter_score between 0 and 10);
alter table building add check (property_type in ('Single', 'Multiple'));
