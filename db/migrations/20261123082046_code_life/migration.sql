ALTER TABLE "qr_code" ADD COLUMN "paused_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "notice" jsonb;