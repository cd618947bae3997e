ALTER TABLE "inspection_stop" ADD COLUMN "files" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_stop" ADD COLUMN "chargebacks" text[] DEFAULT '{}'::text[] NOT NULL;