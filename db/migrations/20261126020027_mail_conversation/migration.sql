ALTER TABLE "mail" ADD COLUMN "conversation" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "references" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_conversation" ON "mail" ("conversation","created_date") WHERE "conversation" is not null;