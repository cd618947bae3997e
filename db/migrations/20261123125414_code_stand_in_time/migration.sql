ALTER TABLE "qr_code" ADD COLUMN "replaced_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "replaced_until" timestamp with time zone;