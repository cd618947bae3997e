DROP INDEX "visitor_request_service";--> statement-breakpoint
DROP INDEX "visitor_request_rated";--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "attributed_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "asker_id" uuid;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "asker_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
CREATE INDEX "visitor_request_served" ON "visitor_request" ("group_id","functionality_type","created_date","building_id","status","started_date","done_date","waited_seconds","waiting_date","reopened","cost","score","urgency","version","attributed_version","asker_id","asker_name","supplier_id") WHERE "functionality_type" in ('Maintenance', 'BathroomService');--> statement-breakpoint
CREATE INDEX "visitor_request_judged" ON "visitor_request" ("group_id","functionality_type","created_date","building_id","score","status","version","attributed_version","asker_id","asker_name") WHERE "score" is not null;--> statement-breakpoint
CREATE INDEX "visitor_request_unattributed" ON "visitor_request" ("group_id","created_date") WHERE "attributed_version" <> "version" and "functionality_type" in ('Maintenance', 'BathroomService');