DROP INDEX "custom_report_one_name";--> statement-breakpoint
ALTER TABLE "custom_report" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_report_name_of_owner" ON "custom_report" ("group_id",coalesce("owner_id", "group_id"),lower("name"));