CREATE TABLE "html_template" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"title" text NOT NULL,
	"html_content" text NOT NULL,
	CONSTRAINT "html_template_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "html_template_one_title" ON "html_template" ("group_id","building_id",lower("title"));--> statement-breakpoint
ALTER TABLE "html_template" ADD CONSTRAINT "html_template_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('html_template');
