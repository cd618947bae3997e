-- How often the rows of an account changed in a table, counted in the transaction that changes them: a list's Total that was
-- counted before is still right while this number is the same (docs/decisions/005-totals.md).
create function count_change() returns trigger language plpgsql as $$
begin
  insert into group_counter (group_id, name, value)
    select group_id, 'changes of ' || tg_table_name, 1 from changed group by group_id order by group_id
    on conflict (group_id, name) do update set value = group_counter.value + 1;
  return null;
end $$;

create function count_changes(t regclass) returns void language plpgsql as $$
begin
  execute format('create trigger inserted after insert on %s referencing new table as changed for each statement execute function count_change()', t);
  execute format('create trigger updated after update on %s referencing new table as changed for each statement execute function count_change()', t);
  execute format('create trigger deleted after delete on %s referencing old table as changed for each statement execute function count_change()', t);
end $$;
revoke execute on function count_changes(regclass) from public;

select count_changes(t::regclass) from unnest(array['qr_code', 'building', 'property_tag']) t;
