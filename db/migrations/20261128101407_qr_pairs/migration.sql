CREATE TABLE "qr_pair" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"location" text NOT NULL,
	"type" text NOT NULL,
	"qr_code_id1" uuid NOT NULL,
	"qr_code_id2" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"material" text NOT NULL,
	"size" text NOT NULL,
	"orientation" text NOT NULL,
	"color" text NOT NULL,
	"print_template" text NOT NULL,
	"file_format" text NOT NULL,
	"fpo_placement" text NOT NULL,
	"fpo_1" text DEFAULT '' NOT NULL,
	"fpo_2" text DEFAULT '' NOT NULL,
	CONSTRAINT "qr_pair_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "qr_pair_group_id_modified_date_id_index" ON "qr_pair" ("group_id","modified_date","id");--> statement-breakpoint
CREATE INDEX "qr_pair_group_id_building_id_modified_date_id_index" ON "qr_pair" ("group_id","building_id","modified_date","id");--> statement-breakpoint
ALTER TABLE "qr_pair" ADD CONSTRAINT "qr_pair_group_id_qr_code_id1_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id1") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "qr_pair" ADD CONSTRAINT "qr_pair_group_id_qr_code_id2_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id2") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;
--> statement-breakpoint
select lock_tenant_table('qr_pair');
