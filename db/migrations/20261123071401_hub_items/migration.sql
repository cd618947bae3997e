ALTER TABLE "qr_code" ADD COLUMN "hub_look" text DEFAULT 'List' NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_item" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "qr_item" ADD COLUMN "link_number" integer;