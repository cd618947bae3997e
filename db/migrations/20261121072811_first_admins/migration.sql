ALTER TABLE "channel" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_link" ADD COLUMN "purpose" text DEFAULT 'Reset' NOT NULL;--> statement-breakpoint
CREATE INDEX "reset_link_user_id_index" ON "reset_link" ("user_id");