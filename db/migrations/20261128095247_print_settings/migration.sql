-- small: qr_print has a row a code that the generator made; it is only read
-- small: qr_code is only read
CREATE TABLE "print_setting" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL,
	"setting_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'To print' NOT NULL,
	"material" text NOT NULL,
	"size" text NOT NULL,
	"orientation" text NOT NULL,
	"color" text NOT NULL,
	"print_template" text NOT NULL,
	"file_format" text DEFAULT 'pdf' NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"printed_date" timestamp with time zone,
	"printed_of" text DEFAULT '' NOT NULL,
	CONSTRAINT "print_setting_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "print_setting_group_id_qr_code_id_setting_id_index" ON "print_setting" ("group_id","qr_code_id","setting_id");--> statement-breakpoint
CREATE INDEX "print_setting_group_id_modified_date_id_index" ON "print_setting" ("group_id","modified_date","id");--> statement-breakpoint
CREATE INDEX "print_setting_group_id_building_id_modified_date_id_index" ON "print_setting" ("group_id","building_id","modified_date","id");--> statement-breakpoint
ALTER TABLE "print_setting" ADD CONSTRAINT "print_setting_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('print_setting');
--> statement-breakpoint
-- Of all accounts: the tables' owner sees no row past row-level security.
set local role lintel_system;
--> statement-breakpoint
insert into print_setting (group_id, building_id, qr_code_id, setting_id, quantity, state, material, size, orientation, color, print_template, file_format)
select p.group_id, q.building_id, p.qr_code_id, concat_ws('|', p.material, p.size, p.orientation, p.color, t.name), p.quantity, p.state, p.material, p.size, p.orientation,
  p.color, t.name, p.file_format
from qr_print p join qr_code q on q.group_id = p.group_id and q.id = p.qr_code_id
cross join lateral (select regexp_replace(p.print_template, '^.*-', '') as name) t
where p.state in ('To print', 'On hold', 'Printed') and p.orientation in ('Landscape', 'Portrait') and t.name in ('Standard', 'Large', 'Plain')
  and p.material <> 'NA' and p.material <> '' and p.size like '% × %' and p.color <> '';
--> statement-breakpoint
reset role;
