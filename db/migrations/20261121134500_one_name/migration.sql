-- Two people could add the same name in the same moment. The later ones get a number; where that is taken, the start of their id.
-- Rows of all accounts: the tables' owner sees none of them past row-level security.
set local role lintel_system;
--> statement-breakpoint
update vendor set vendor_name = vendor_name || ' (' || nth || ')', version = vendor.version + 1
  from (select group_id, id, row_number() over (partition by group_id, lower(vendor_name) order by created_date, id) as nth from vendor) counted
  where counted.nth > 1 and counted.group_id = vendor.group_id and counted.id = vendor.id;
--> statement-breakpoint
update vendor set vendor_name = vendor_name || ' (' || left(vendor.id::text, 8) || ')', version = vendor.version + 1
  from (select group_id, id, row_number() over (partition by group_id, lower(vendor_name) order by created_date, id) as nth from vendor) counted
  where counted.nth > 1 and counted.group_id = vendor.group_id and counted.id = vendor.id;
--> statement-breakpoint
update tenant_company set tenant_name = tenant_name || ' (' || nth || ')', version = tenant_company.version + 1
  from (select group_id, id, row_number() over (partition by group_id, building_id, lower(tenant_name) order by created_date, id) as nth from tenant_company) counted
  where counted.nth > 1 and counted.group_id = tenant_company.group_id and counted.id = tenant_company.id;
--> statement-breakpoint
update tenant_company set tenant_name = tenant_name || ' (' || left(tenant_company.id::text, 8) || ')', version = tenant_company.version + 1
  from (select group_id, id, row_number() over (partition by group_id, building_id, lower(tenant_name) order by created_date, id) as nth from tenant_company) counted
  where counted.nth > 1 and counted.group_id = tenant_company.group_id and counted.id = tenant_company.id;
--> statement-breakpoint
reset role;
--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_company_one_name" ON "tenant_company" ("group_id","building_id",lower("tenant_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_one_name" ON "vendor" ("group_id",lower("vendor_name"));
