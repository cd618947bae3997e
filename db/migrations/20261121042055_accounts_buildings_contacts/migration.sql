CREATE TABLE "text_message" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"sent_date" timestamp with time zone,
	CONSTRAINT "text_message_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_note" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"product" text NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"user_id" uuid,
	"full_name" text NOT NULL,
	CONSTRAINT "product_note_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_state" (
	"group_id" uuid,
	"building_id" uuid,
	"product" text,
	"state" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_state_pkey" PRIMARY KEY("group_id","building_id","product")
);
--> statement-breakpoint
CREATE TABLE "building_section" (
	"group_id" uuid,
	"building_id" uuid,
	"section" text,
	"payload" jsonb NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "building_section_pkey" PRIMARY KEY("group_id","building_id","section")
);
--> statement-breakpoint
CREATE TABLE "drop_down_option" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"field_name" text NOT NULL,
	"option" text NOT NULL,
	CONSTRAINT "drop_down_option_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid,
	"full_name" jsonb NOT NULL,
	"title" jsonb,
	"role" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"vendor_id" uuid,
	"tenant_id" uuid,
	"ownership" text,
	"shift_type" text,
	"shift_hour" text,
	"shift_start" text,
	"shift_end" text,
	"team" text,
	"permission_set" jsonb NOT NULL,
	"actions" text[] DEFAULT '{}'::text[] NOT NULL,
	"assigned_buildings" uuid[],
	"member_id" uuid,
	"user_id" uuid,
	"onboarded_date" timestamp with time zone,
	"offboarded_date" timestamp with time zone,
	CONSTRAINT "contact_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_company" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"tenant_name" text NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tenant_company_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"vendor_name" text NOT NULL,
	"trade" text DEFAULT '' NOT NULL,
	"contact_name" text,
	"phone" text,
	"email" text,
	"disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vendor_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_building" (
	"group_id" uuid,
	"building_id" uuid,
	"vendor_id" uuid,
	CONSTRAINT "vendor_building_pkey" PRIMARY KEY("group_id","building_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"group_id" uuid,
	"import_id" uuid,
	"row" integer,
	"object_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_row_pkey" PRIMARY KEY("group_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"state" text NOT NULL,
	"file_key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"message" text,
	"done_date" timestamp with time zone,
	"undone_date" timestamp with time zone,
	CONSTRAINT "import_run_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"group_id" uuid,
	"role" text,
	"permission" text,
	"granted" boolean NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_permission_pkey" PRIMARY KEY("group_id","role","permission")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "permission_set" jsonb;--> statement-breakpoint
CREATE INDEX "text_message_group_id_created_date_index" ON "text_message" ("group_id","created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_note_group_id_building_id_product_created_date_index" ON "product_note" ("group_id","building_id","product","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "drop_down_option_group_id_building_id_field_name_option_index" ON "drop_down_option" ("group_id","building_id","field_name","option");--> statement-breakpoint
CREATE INDEX "contact_group_id_building_id_modified_date_index" ON "contact" ("group_id","building_id","modified_date");--> statement-breakpoint
CREATE INDEX "contact_group_id_email_index" ON "contact" ("group_id","email");--> statement-breakpoint
CREATE INDEX "contact_group_id_user_id_index" ON "contact" ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "tenant_company_group_id_building_id_tenant_name_index" ON "tenant_company" ("group_id","building_id","tenant_name");--> statement-breakpoint
CREATE INDEX "vendor_group_id_vendor_name_index" ON "vendor" ("group_id","vendor_name");--> statement-breakpoint
CREATE INDEX "vendor_building_group_id_vendor_id_index" ON "vendor_building" ("group_id","vendor_id");--> statement-breakpoint
ALTER TABLE "product_note" ADD CONSTRAINT "product_note_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "product_state" ADD CONSTRAINT "product_state_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "building_section" ADD CONSTRAINT "building_section_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "drop_down_option" ADD CONSTRAINT "drop_down_option_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_user_id_app_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id");--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_group_id_vendor_id_vendor_group_id_id_fkey" FOREIGN KEY ("group_id","vendor_id") REFERENCES "vendor"("group_id","id");--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_group_id_tenant_id_tenant_company_group_id_id_fkey" FOREIGN KEY ("group_id","tenant_id") REFERENCES "tenant_company"("group_id","id");--> statement-breakpoint
ALTER TABLE "tenant_company" ADD CONSTRAINT "tenant_company_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "vendor_building" ADD CONSTRAINT "vendor_building_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "vendor_building" ADD CONSTRAINT "vendor_building_group_id_vendor_id_vendor_group_id_id_fkey" FOREIGN KEY ("group_id","vendor_id") REFERENCES "vendor"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_group_id_import_id_import_run_group_id_id_fkey" FOREIGN KEY ("group_id","import_id") REFERENCES "import_run"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table(t::regclass) from unnest(array[
  'building_section', 'drop_down_option', 'product_state', 'product_note', 'vendor', 'vendor_building', 'tenant_company', 'contact',
  'role_permission', 'import_run', 'import_row', 'text_message']) t;
--> statement-breakpoint
select count_changes(t::regclass) from unnest(array['contact', 'vendor', 'tenant_company']) t;
--> statement-breakpoint
alter table contact add check (shift_type in ('StartEnd', 'ShiftTime')), add check (ownership in ('InHouse', 'OutSourced'));
--> statement-breakpoint
alter table product_state add check (state in ('Active', 'Implementing', 'Interested', 'Never'));
--> statement-breakpoint
revoke update, delete on product_note from lintel_app;
