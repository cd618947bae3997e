-- The app role reads and writes one account (see the decision on database roles): of what belongs to no account it has no right to
-- anything that is not granted here. Sign-ins, sessions, links, mails, limits, views and channels are the system role's.
revoke all on migration, attempt, channel, channel_group, idempotency, list_view, mail, renewal, reset_link, session from lintel_app;

-- Of people, the names of those who have a place in the account, and of those of the provider, who act in every account.
revoke all on app_user from lintel_app;
grant select (id, full_name, global_role) on app_user to lintel_app;
alter table app_user enable row level security;
create policy named on app_user for select to lintel_app using (global_role is not null or exists (
  select 1 from member m where m.user_id = app_user.id and m.group_id = nullif(current_setting('app.group_id', true), '')::uuid));

-- Of accounts, the one that is entered; of printed addresses, its own.
revoke insert, delete on account_group from lintel_app;
alter table account_group enable row level security;
create policy tenant on account_group to lintel_app using (id = nullif(current_setting('app.group_id', true), '')::uuid);
select lock_tenant_table('code_address');

-- Statistics after much was written at once.
grant maintain on all tables in schema public to lintel_system;

-- Kept replies are reached by their whole key only: nobody can list them. Those kept until now had unkeyed hashes, and tokens of calls
-- that are no longer kept; what visitors have done once (scan/…) has neither.
delete from idempotency where call not like 'scan/%';

-- True: the key is the caller's now. Else what its first use has left; waits for one that is under way.
create function take_key(s text, a text, c text, k text, h text) returns table (taken boolean, body_hash text, reply jsonb)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '8s' as $$
begin
  insert into idempotency as i (scope, actor, call, key, body_hash, reply) values (s, a, c, k, h, 'null') on conflict do nothing;
  if found then
    return query select true, null::text, null::jsonb;
  else
    return query select false, i.body_hash, i.reply from idempotency i where i.scope = s and i.actor = a and i.call = c and i.key = k;
  end if;
end $$;

create function keep_reply(s text, a text, c text, k text, r jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  update idempotency set reply = r where scope = s and actor = a and call = c and key = k
$$;

-- Sessions of the entered account that are nobody's: of a PIN, of a public page. Tells how many have ended.
create function end_bound_sessions(b uuid, purposes text[]) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with ended as (delete from session where kind in ('Pin', 'Anonymous') and building_id = b and purpose = any(purposes)
    and group_id = nullif(current_setting('app.group_id', true), '')::uuid returning 1)
  select count(*) from ended
$$;

revoke execute on function end_bound_sessions(uuid, text[]) from public;
grant execute on function end_bound_sessions(uuid, text[]) to lintel_app, lintel_system;
revoke execute on function take_key(text, text, text, text, text), keep_reply(text, text, text, text, jsonb) from public;
grant execute on function take_key(text, text, text, text, text), keep_reply(text, text, text, text, jsonb) to lintel_app, lintel_system;
