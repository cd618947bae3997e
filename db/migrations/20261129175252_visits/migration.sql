CREATE TABLE "visit" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_form" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"host_name" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"contact_id" uuid,
	"in_date" timestamp with time zone NOT NULL,
	"out_date" timestamp with time zone,
	"breaks" jsonb DEFAULT '[]' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "visit_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "visit_building" ON "visit" ("group_id","building_id","in_date");--> statement-breakpoint
CREATE INDEX "visit_account" ON "visit" ("group_id","in_date");--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('visit');