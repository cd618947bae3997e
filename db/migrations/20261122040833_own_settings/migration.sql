ALTER TABLE "app_user" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "renewal" ADD COLUMN "created_date" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "renewal" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "renewal" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ended" text;--> statement-breakpoint
CREATE INDEX "renewal_user_id_index" ON "renewal" ("user_id");