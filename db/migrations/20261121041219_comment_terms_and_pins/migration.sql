CREATE TABLE "pin_day" (
	"group_id" uuid,
	"building_id" uuid,
	"type" text,
	"day" date,
	"sign_ins" integer NOT NULL,
	"last_date" timestamp with time zone NOT NULL,
	CONSTRAINT "pin_day_pkey" PRIMARY KEY("group_id","building_id","type","day")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "terms" text[];--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "topics" text[];--> statement-breakpoint
CREATE INDEX "feedback_unread_index" ON "feedback" ("group_id") WHERE "text" is not null and "terms" is null;--> statement-breakpoint
ALTER TABLE "pin_day" ADD CONSTRAINT "pin_day_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('pin_day');
