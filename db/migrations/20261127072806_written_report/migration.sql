CREATE TABLE "written_report" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"type" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"figures" jsonb NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "written_report_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "written_report_group_id_building_id_created_date_index" ON "written_report" ("group_id","building_id","created_date" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "written_report" ADD CONSTRAINT "written_report_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('written_report');
