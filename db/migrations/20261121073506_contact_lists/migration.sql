ALTER TABLE "vendor" ADD COLUMN "categories" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- Lists of contacts are read in the order of their usual sort: people by name (of a building, of the portfolio, of the account), tenants' people by date.
create index contact_by_name on contact (group_id, building_id, ((full_name->>'en') collate "und-x-icu") nulls first, id) where tenant_id is null;
--> statement-breakpoint
create index contact_of_account_by_name on contact (group_id, ((full_name->>'en') collate "und-x-icu") nulls first, id) where tenant_id is null;
--> statement-breakpoint
create index contact_of_portfolio_by_name on contact (group_id, ((full_name->>'en') collate "und-x-icu") nulls first, id) where building_id is null;
--> statement-breakpoint
create index contact_of_tenant_by_date on contact (group_id, building_id, created_date, id) where tenant_id is not null;
--> statement-breakpoint
create index contact_of_tenant on contact (group_id, tenant_id) where tenant_id is not null;
