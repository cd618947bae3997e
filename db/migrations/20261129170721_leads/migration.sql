CREATE TABLE "lead" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"lost_reason" text DEFAULT '' NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"next_day" date,
	"assignee_id" uuid,
	"closed_date" timestamp with time zone,
	CONSTRAINT "lead_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "lead_open" ON "lead" ("group_id","building_id","next_day") WHERE "stage" in ('New', 'Contacted');--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_group_id_id_visitor_request_group_id_id_fkey" FOREIGN KEY ("group_id","id") REFERENCES "visitor_request"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('lead');