CREATE TABLE "sla_target" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"urgency" text NOT NULL,
	"response_hours" integer NOT NULL,
	"completion_hours" integer NOT NULL,
	CONSTRAINT "sla_target_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sla_target_urgency" ON "sla_target" ("group_id","urgency");--> statement-breakpoint
select lock_tenant_table('sla_target');
