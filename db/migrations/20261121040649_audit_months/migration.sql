-- The audit's partitions: a month of UTC each, made ahead of time (docs/decisions/006-audit-months.md). A partition is read and written
-- through `audit` alone, whose policies and rights hold then; on itself nobody has any.
create function lock_audit_partition(t regclass) returns void language plpgsql as $$
begin
  execute format('revoke all on %s from lintel_app, lintel_system', t);
  execute format('alter table %s enable row level security', t);
end $$;
revoke execute on function lock_audit_partition(regclass) from public;
select lock_audit_partition('audit_other');

-- Makes the partitions that are missing of this month, the next two, and of every month that has rows in the default partition, which
-- move. Gives the names of what it made. Any number of processes may call it at once. As its owner, so that a worker can.
create function open_audit_months() returns setof text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamp;
  name text;
begin
  perform pg_advisory_xact_lock(4715);
  for month in
    select date_trunc('month', now() at time zone 'UTC') + make_interval(months => n) from generate_series(0, 2) n
    union select date_trunc('month', at at time zone 'UTC') from audit_other
  loop
    name := to_char(month, '"audit_"YYYY_MM');
    continue when to_regclass(name) is not null;
    if month <= now() at time zone 'UTC' then
      lock table audit in access exclusive mode; -- a writer that had chosen the default partition already would be refused
    end if;
    execute format('create table %I (like audit including all)', name);
    execute format('with moved as (delete from audit_other where at >= %1$L and at < %2$L returning *) insert into %3$I select * from moved',
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', name);
    execute format('alter table audit attach partition %I for values from (%L) to (%L)',
      name, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    perform lock_audit_partition(name::regclass);
    return next name;
  end loop;
end $$;
revoke execute on function open_audit_months() from public;
grant execute on function open_audit_months() to lintel_system;
