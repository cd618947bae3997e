CREATE TABLE "file_use" (
	"group_id" uuid,
	"file_id" uuid,
	"table_name" text,
	"row_key" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_date" timestamp with time zone,
	CONSTRAINT "file_use_pkey" PRIMARY KEY("group_id","file_id","table_name","row_key")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"sender" text NOT NULL,
	"user_id" uuid,
	"building_id" uuid,
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text,
	"pieces" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"file_id" uuid,
	CONSTRAINT "upload_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "file_use_group_id_table_name_row_key_index" ON "file_use" ("group_id","table_name","row_key");--> statement-breakpoint
CREATE INDEX "upload_group_id_sender_index" ON "upload" ("group_id","sender");--> statement-breakpoint
CREATE INDEX "upload_group_id_modified_date_index" ON "upload" ("group_id","modified_date");--> statement-breakpoint
ALTER TABLE "file_use" ADD CONSTRAINT "file_use_group_id_file_id_stored_file_group_id_id_fkey" FOREIGN KEY ("group_id","file_id") REFERENCES "stored_file"("group_id","id");--> statement-breakpoint
select lock_tenant_table(t::regclass) from unnest(array['file_use', 'upload']) t;
--> statement-breakpoint
-- Of all accounts: the tables' owner sees no row past row-level security.
set local role lintel_system;
--> statement-breakpoint
insert into file_use (group_id, file_id, table_name, row_key)
select distinct f.group_id, f.id, kept.table_name, kept.row_key
from (
  select 'account_group', id::text, logo_filename from account_group union all
  select 'app_user', id::text, picture from app_user union all
  select 'building', id::text, logo_filename from building union all
  select 'building_section', building_id || ':' || section, payload::text from building_section union all
  select 'task', id::text, file_key from task union all
  select 'mail', id::text, attachments::text from mail union all
  select 'import_run', id::text, file_key from import_run union all
  select 'survey', id::text, concat(product_questions, helper_text) from survey union all
  select 'survey_answer', survey_id || ':' || section, payload::text from survey_answer union all
  select 'survey_file', id::text, id::text from survey_file union all
  select 'qr_code', id::text, style::text from qr_code union all
  select 'qr_item', id::text, template_form_data::text from qr_item
) kept (table_name, row_key, named), regexp_matches(kept.named, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') m
join stored_file f on f.id = m[1]::uuid;
--> statement-breakpoint
-- What history alone still names: its grace begins now.
insert into file_use (group_id, file_id, table_name, row_key, ended_date) select group_id, id, 'stored_file', id::text, now() from stored_file;
--> statement-breakpoint
reset role;
