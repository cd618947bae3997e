CREATE TABLE "privacy_retention" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"days" integer,
	CONSTRAINT "privacy_retention_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_retention_kind" ON "privacy_retention" ("group_id","kind");--> statement-breakpoint
select lock_tenant_table('privacy_retention');
