CREATE TABLE "sign_template" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	"orientation" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"ground" text DEFAULT '' NOT NULL,
	"ink" text DEFAULT '' NOT NULL,
	"background" jsonb,
	"slots" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sign_template_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_template_name_key" ON "sign_template" ("group_id",name_key("name"));--> statement-breakpoint
CREATE INDEX "sign_template_group_id_modified_date_id_index" ON "sign_template" ("group_id","modified_date","id");--> statement-breakpoint
select lock_tenant_table('sign_template');
