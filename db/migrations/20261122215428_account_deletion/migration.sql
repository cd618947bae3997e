ALTER TABLE "account_group" ADD COLUMN "exported_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_group" ADD COLUMN "export_code" text;--> statement-breakpoint
ALTER TABLE "account_group" ADD COLUMN "deletion_date" timestamp with time zone;--> statement-breakpoint
-- The audit only grows, but for an account that is no more: then all of it goes. Tells how many rows have gone.
create function forget_audit(g uuid) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone bigint;
begin
  if exists (select from account_group where id = g) then
    raise exception 'the account % is still there', g using errcode = 'insufficient_privilege';
  end if;
  delete from audit where group_id = g;
  get diagnostics gone = row_count;
  return gone;
end $$;
--> statement-breakpoint
revoke execute on function forget_audit(uuid) from public;
--> statement-breakpoint
grant execute on function forget_audit(uuid) to lintel_system;
