CREATE TABLE "field_round" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL,
	"round_type" text NOT NULL,
	"qr_name" text NOT NULL,
	"name_key" text NOT NULL,
	"frequency" text NOT NULL,
	"times" integer,
	"period" text,
	"due_date" date,
	"installation_note" text DEFAULT '' NOT NULL,
	"assigner_id" uuid,
	"equipment_name" text DEFAULT '' NOT NULL,
	"stop_count" integer DEFAULT 0 NOT NULL,
	"steps" jsonb DEFAULT '[]' NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"dues_until" date,
	"search_text" text NOT NULL,
	CONSTRAINT "field_round_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "field_round_due" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"version" integer DEFAULT 1 NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"round_id" uuid NOT NULL,
	"building_id" uuid NOT NULL,
	"period_start" date NOT NULL,
	"index" integer NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"closed" text,
	"closed_date" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "field_round_due_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "field_round_stop" (
	"group_id" uuid,
	"round_id" uuid,
	"stop_id" uuid,
	"building_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"qr_code_id" uuid,
	"stop_type" text NOT NULL,
	"equipment_type" text,
	"mechanical_space_id" uuid,
	CONSTRAINT "field_round_stop_pkey" PRIMARY KEY("group_id","round_id","stop_id")
);
--> statement-breakpoint
CREATE TABLE "field_round_version" (
	"group_id" uuid,
	"round_id" uuid,
	"number" integer,
	"building_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"stops" jsonb NOT NULL,
	"user_id" uuid,
	"full_name" text DEFAULT '' NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "field_round_version_pkey" PRIMARY KEY("group_id","round_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "field_round_one_name" ON "field_round" ("group_id","building_id","name_key") WHERE not "retired";--> statement-breakpoint
CREATE UNIQUE INDEX "field_round_code" ON "field_round" ("group_id","qr_code_id");--> statement-breakpoint
CREATE INDEX "field_round_group_id_modified_date_id_index" ON "field_round" ("group_id","modified_date","id");--> statement-breakpoint
CREATE INDEX "field_round_group_id_building_id_modified_date_id_index" ON "field_round" ("group_id","building_id","modified_date","id");--> statement-breakpoint
CREATE INDEX "field_round_assigner" ON "field_round" ("group_id","assigner_id") WHERE "assigner_id" is not null;--> statement-breakpoint
CREATE INDEX "field_round_search" ON "field_round" USING gin ("group_id",("search_text") gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "field_round_due_one" ON "field_round_due" ("group_id","round_id","period_start","index");--> statement-breakpoint
CREATE INDEX "field_round_due_building" ON "field_round_due" ("group_id","building_id","ends");--> statement-breakpoint
CREATE INDEX "field_round_due_round" ON "field_round_due" ("group_id","round_id","ends");--> statement-breakpoint
CREATE INDEX "field_round_stop_code" ON "field_round_stop" ("group_id","qr_code_id") WHERE "qr_code_id" is not null;--> statement-breakpoint
CREATE INDEX "field_round_stop_space" ON "field_round_stop" ("group_id","mechanical_space_id") WHERE "mechanical_space_id" is not null;--> statement-breakpoint
ALTER TABLE "field_round" ADD CONSTRAINT "field_round_assigner_id_app_user_id_fkey" FOREIGN KEY ("assigner_id") REFERENCES "app_user"("id");--> statement-breakpoint
ALTER TABLE "field_round" ADD CONSTRAINT "field_round_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round" ADD CONSTRAINT "field_round_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_due" ADD CONSTRAINT "field_round_due_group_id_round_id_field_round_group_id_id_fkey" FOREIGN KEY ("group_id","round_id") REFERENCES "field_round"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_due" ADD CONSTRAINT "field_round_due_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_stop" ADD CONSTRAINT "field_round_stop_group_id_round_id_field_round_group_id_id_fkey" FOREIGN KEY ("group_id","round_id") REFERENCES "field_round"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_stop" ADD CONSTRAINT "field_round_stop_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_stop" ADD CONSTRAINT "field_round_stop_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_version" ADD CONSTRAINT "field_round_version_ye69opdCdHar_fkey" FOREIGN KEY ("group_id","round_id") REFERENCES "field_round"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_round_version" ADD CONSTRAINT "field_round_version_NFFuEnfm9GWc_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;
--> statement-breakpoint
select lock_tenant_table('field_round');
--> statement-breakpoint
select lock_tenant_table('field_round_version');
--> statement-breakpoint
select lock_tenant_table('field_round_stop');
--> statement-breakpoint
select lock_tenant_table('field_round_due');
