CREATE TABLE "reply_templates" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"templates" jsonb NOT NULL,
	CONSTRAINT "reply_templates_pkey" PRIMARY KEY("group_id","id")
);

--> statement-breakpoint
select lock_tenant_table('reply_templates');
