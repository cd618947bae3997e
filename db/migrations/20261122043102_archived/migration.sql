ALTER TABLE "account_group" ADD COLUMN "archived_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "archived_date" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "building_archived" ON "building" ("group_id","id") WHERE "archived_date" is not null;