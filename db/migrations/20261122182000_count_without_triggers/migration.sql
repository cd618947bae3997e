-- Changes are counted by the transaction that makes them (src/platform/db/changes.ts), no longer by triggers, which a distributed
-- table cannot have. In the same order as writers take their locks: a table at a time.
do $$ declare one record; begin
  for one in select tgname, tgrelid::regclass as place from pg_trigger where tgfoid = 'count_change()'::regprocedure order by 2, 1 loop
    execute format('drop trigger %I on %s', one.tgname, one.place);
  end loop;
end $$;
drop function count_changes(regclass);
drop function count_change();
