ALTER TABLE "feedback" ADD COLUMN "done_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "done_by" text DEFAULT '' NOT NULL;