CREATE TABLE "custom_report" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "custom_report_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "custom_report_one_name" ON "custom_report" ("group_id",lower("name"));--> statement-breakpoint
select lock_tenant_table('custom_report');
