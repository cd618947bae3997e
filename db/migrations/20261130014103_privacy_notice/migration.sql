CREATE TABLE "privacy_notice" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"responsible" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "privacy_notice_pkey" PRIMARY KEY("group_id","id")
);

--> statement-breakpoint
select lock_tenant_table('privacy_notice');
