-- The audit only grows. When somebody's names are taken out of a record, they go from what the audit says of it: values of these columns
-- become "…"; who changed what, and when, stays. Only of the account that is entered.
create function forget_in_audit(g uuid, o text, ids text[], columns text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if g is distinct from nullif(current_setting('app.group_id', true), '')::uuid then
    raise exception 'the account % is not entered', g using errcode = 'insufficient_privilege';
  end if;
  update audit a set before = forgotten(a.before, columns), after = forgotten(a.after, columns)
    where a.group_id = g and a.object = o and a.object_id = any(ids) and (a.before ?| columns or a.after ?| columns);
end $$;
--> statement-breakpoint
create function forgotten(told jsonb, columns text[]) returns jsonb language sql immutable set search_path = public, pg_temp as $$
  select told || coalesce((
    select jsonb_object_agg(c, case jsonb_typeof(told->c) when 'object' then '{"en": "…"}'::jsonb else '"…"'::jsonb end)
    from unnest(columns) c where told->>c <> ''), '{}')
$$;
--> statement-breakpoint
revoke execute on function forget_in_audit(uuid, text, text[], text[]), forgotten(jsonb, text[]) from public;
--> statement-breakpoint
grant execute on function forget_in_audit(uuid, text, text[], text[]) to lintel_app;
