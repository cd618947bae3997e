CREATE TABLE "field_round_absence" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stand_in_id" uuid NOT NULL,
	"first" date NOT NULL,
	"last" date NOT NULL,
	CONSTRAINT "field_round_absence_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "field_round_due" ADD COLUMN "walker_id" uuid;--> statement-breakpoint
CREATE INDEX "field_round_absence_building" ON "field_round_absence" ("group_id","building_id","last");--> statement-breakpoint
ALTER TABLE "field_round_absence" ADD CONSTRAINT "field_round_absence_user_id_app_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id");--> statement-breakpoint
ALTER TABLE "field_round_absence" ADD CONSTRAINT "field_round_absence_stand_in_id_app_user_id_fkey" FOREIGN KEY ("stand_in_id") REFERENCES "app_user"("id");--> statement-breakpoint
ALTER TABLE "field_round_absence" ADD CONSTRAINT "field_round_absence_InQQ7FiD8kaj_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_due" ADD CONSTRAINT "field_round_due_walker_id_app_user_id_fkey" FOREIGN KEY ("walker_id") REFERENCES "app_user"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "field_round_due" VALIDATE CONSTRAINT "field_round_due_walker_id_app_user_id_fkey";--> statement-breakpoint
select lock_tenant_table('field_round_absence');
