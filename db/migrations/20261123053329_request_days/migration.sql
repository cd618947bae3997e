ALTER TABLE "visitor_request" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "end_time" text;--> statement-breakpoint
CREATE INDEX "visitor_request_day" ON "visitor_request" ("group_id","item_id","day") WHERE "day" is not null;