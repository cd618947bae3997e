CREATE TABLE "equipment" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL,
	"sign_id" integer NOT NULL,
	"equipment_name" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"installation_note" text DEFAULT '' NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"stop_type" text NOT NULL,
	"type" text NOT NULL,
	"tag_type" text,
	"is_ladder" boolean DEFAULT false NOT NULL,
	"mechanical_space_id" uuid,
	"mechanical_system" text DEFAULT '' NOT NULL,
	"serial_no" text DEFAULT '' NOT NULL,
	"manufacturer_part_number" text DEFAULT '' NOT NULL,
	"manufacturer" text DEFAULT '' NOT NULL,
	"extinguisher_type" text DEFAULT '' NOT NULL,
	"expiration_date" date,
	"warranty_date" date,
	"tolerance_min" double precision,
	"tolerance_max" double precision,
	"integration_id" text DEFAULT '' NOT NULL,
	"integration_type" text DEFAULT '' NOT NULL,
	"upload_files" jsonb DEFAULT '[]' NOT NULL,
	"handbook" jsonb,
	"search_text" text NOT NULL,
	CONSTRAINT "equipment_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "equipment_integrity_day" (
	"group_id" uuid,
	"building_id" uuid,
	"day" date,
	"total" integer NOT NULL,
	"manufacturer" integer NOT NULL,
	"part_number" integer NOT NULL,
	"photo" integer NOT NULL,
	"tolerance" integer NOT NULL,
	CONSTRAINT "equipment_integrity_day_pkey" PRIMARY KEY("group_id","building_id","day")
);
--> statement-breakpoint
CREATE TABLE "mechanical_space" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"space_name" text NOT NULL,
	"name_key" text NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "mechanical_space_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "equipment_question_template" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"stop_type" text NOT NULL,
	"type" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "equipment_question_template_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_group_id_qr_code_id_index" ON "equipment" ("group_id","qr_code_id");--> statement-breakpoint
CREATE INDEX "equipment_group_id_created_date_id_index" ON "equipment" ("group_id","created_date","id");--> statement-breakpoint
CREATE INDEX "equipment_group_id_building_id_created_date_id_index" ON "equipment" ("group_id","building_id","created_date","id");--> statement-breakpoint
CREATE INDEX "equipment_space" ON "equipment" ("group_id","mechanical_space_id") WHERE "mechanical_space_id" is not null;--> statement-breakpoint
CREATE INDEX "equipment_expires" ON "equipment" ("group_id","expiration_date") WHERE "expiration_date" is not null;--> statement-breakpoint
CREATE INDEX "equipment_search" ON "equipment" USING gin ("group_id",("search_text") gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "mechanical_space_one_name" ON "mechanical_space" ("group_id","building_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "equipment_question_template_one" ON "equipment_question_template" ("group_id","building_id","type");--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_k31wvbGVHM4Q_fkey" FOREIGN KEY ("group_id","mechanical_space_id") REFERENCES "mechanical_space"("group_id","id");--> statement-breakpoint
ALTER TABLE "equipment_integrity_day" ADD CONSTRAINT "equipment_integrity_day_8C8s5Htqr2MP_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mechanical_space" ADD CONSTRAINT "mechanical_space_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "equipment_question_template" ADD CONSTRAINT "equipment_question_template_CHSjNBXnbn3o_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('mechanical_space');
--> statement-breakpoint
select lock_tenant_table('equipment');
--> statement-breakpoint
select lock_tenant_table('equipment_question_template');
--> statement-breakpoint
select lock_tenant_table('equipment_integrity_day');
