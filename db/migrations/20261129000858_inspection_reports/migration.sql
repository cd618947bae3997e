CREATE TABLE "inspection_report" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"cover_type" text NOT NULL,
	"generate_ai_cover" boolean DEFAULT false NOT NULL,
	"cover" jsonb,
	"stops" jsonb NOT NULL,
	"made_date" timestamp with time zone NOT NULL,
	"outdated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inspection_report_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_letter" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"date" date,
	"tenant_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"attn" text DEFAULT '' NOT NULL,
	"re" text DEFAULT '' NOT NULL,
	"recommendations" jsonb DEFAULT '[]' NOT NULL,
	"rec_emails" text[] DEFAULT '{}'::text[] NOT NULL,
	"html_content" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"sent_date" timestamp with time zone,
	"sent_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "work_letter_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
-- small: inspection is new, walks begin with this release
ALTER TABLE "inspection" ADD COLUMN "round_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection" ADD COLUMN "measurement_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_stop" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_stop" ADD COLUMN "equipment_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_stop" ADD COLUMN "mechanical_space_id" uuid;--> statement-breakpoint
ALTER TABLE "inspection_stop" ADD COLUMN "measurements" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "inspection_report_one" ON "inspection_report" ("group_id","inspection_id");--> statement-breakpoint
CREATE INDEX "inspection_account" ON "inspection" ("group_id","start_date");--> statement-breakpoint
CREATE INDEX "inspection_stop_submission" ON "inspection_stop" ("group_id","submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_letter_one" ON "work_letter" ("group_id","inspection_id");--> statement-breakpoint
ALTER TABLE "inspection_report" ADD CONSTRAINT "inspection_report_tHrYe3dI477x_fkey" FOREIGN KEY ("group_id","inspection_id") REFERENCES "inspection"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection_report" ADD CONSTRAINT "inspection_report_gfvWtepSMFmH_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "work_letter" ADD CONSTRAINT "work_letter_group_id_inspection_id_inspection_group_id_id_fkey" FOREIGN KEY ("group_id","inspection_id") REFERENCES "inspection"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "work_letter" ADD CONSTRAINT "work_letter_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('inspection_report');--> statement-breakpoint
select lock_tenant_table('work_letter');--> statement-breakpoint
-- small: inspection_stop is new as well
-- Rows of all accounts: the tables' owner sees none of them past row-level security.
set local role lintel_system;--> statement-breakpoint
update inspection set round_type = field_round.round_type from field_round
  where field_round.group_id = inspection.group_id and field_round.id = inspection.round_id;--> statement-breakpoint
update inspection_stop set position = told.nth - 1, equipment_name = told.stop ->> 'EquipmentName', mechanical_space_id = (told.stop ->> 'MechanicalSpace')::uuid
  from (select i.group_id, i.id, s.stop, s.nth from inspection i
    join field_round_version v on v.group_id = i.group_id and v.round_id = i.round_id and v.number = i.number
    cross join lateral jsonb_array_elements(v.stops) with ordinality s(stop, nth)) told
  where told.group_id = inspection_stop.group_id and told.id = inspection_stop.inspection_id and told.stop ->> 'StopId' = inspection_stop.stop_id::text;--> statement-breakpoint
reset role;--> statement-breakpoint
alter table inspection alter column round_type drop default;
