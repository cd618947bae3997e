ALTER TABLE "contact" ADD COLUMN "invitation" text;--> statement-breakpoint
ALTER TABLE "reset_link" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "reset_link" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "email" DROP NOT NULL;