-- What PostgreSQL's own array_to_string may not promise for arrays of any type, it may for texts: the same answer always.
create function text_of_lines(text[]) returns text language sql immutable parallel safe return array_to_string($1, chr(10));
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(subject || chr(10) || text_of_lines("to"))) STORED;--> statement-breakpoint
ALTER TABLE "text_message" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(text)) STORED;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "name" text GENERATED ALWAYS AS (full_name->>'en') STORED;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(full_name->>'en', '') || chr(10) || coalesce(title->>'en', '') || chr(10) || email)) STORED;--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" ("created_date","id");--> statement-breakpoint
CREATE INDEX "text_message_newest" ON "text_message" ("created_date","id");
--> statement-breakpoint
-- Lists of contacts are read in the order of their names from an index that also holds what they are searched and filtered by, so that
-- a search of a whole account reads the index alone (docs/decisions/009-search.md).
drop index contact_by_name, contact_of_account_by_name, contact_of_portfolio_by_name;
--> statement-breakpoint
create index contact_by_name on contact (group_id, building_id, name collate "und-x-icu" nulls first, id) where tenant_id is null;
--> statement-breakpoint
create index contact_of_portfolio_by_name on contact (group_id, name collate "und-x-icu" nulls first, id) where building_id is null;
--> statement-breakpoint
create index contact_search on contact (group_id, name collate "und-x-icu" nulls first, id) include (building_id, role, team, phone, search_text)
  where tenant_id is null and offboarded_date is null;
--> statement-breakpoint
create index contact_search_of_tenants on contact (group_id, created_date, id) include (building_id, tenant_id, phone, search_text)
  where tenant_id is not null and offboarded_date is null;
--> statement-breakpoint
-- The audit of one kind of record, in all accounts.
create index audit_kind on audit (object, at desc);
