ALTER TABLE "mail" ADD COLUMN "by_visitor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "text_message" ADD COLUMN "by_visitor" boolean DEFAULT false NOT NULL;