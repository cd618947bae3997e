CREATE TABLE "permit" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"approver" text DEFAULT '' NOT NULL,
	"decided_date" timestamp with time zone,
	"begun_date" timestamp with time zone,
	"ended_date" timestamp with time zone,
	"late" boolean DEFAULT false NOT NULL,
	"hourly_rate" double precision DEFAULT 0 NOT NULL,
	"minimum_hours" double precision DEFAULT 0 NOT NULL,
	"due_date" timestamp with time zone,
	CONSTRAINT "permit_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "permit_setting" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"approvers" jsonb DEFAULT '[]' NOT NULL,
	"earliest_time" text DEFAULT '' NOT NULL,
	"latest_time" text DEFAULT '' NOT NULL,
	"notice_hours" integer DEFAULT 0 NOT NULL,
	"hourly_rate" double precision DEFAULT 0 NOT NULL,
	"minimum_hours" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "permit_setting_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "permit_due" ON "permit" ("group_id","due_date") WHERE "due_date" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "permit_setting_kind" ON "permit_setting" ("group_id","building_id","kind");--> statement-breakpoint
ALTER TABLE "permit" ADD CONSTRAINT "permit_group_id_id_visitor_request_group_id_id_fkey" FOREIGN KEY ("group_id","id") REFERENCES "visitor_request"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "permit_setting" ADD CONSTRAINT "permit_setting_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('permit');
--> statement-breakpoint
select lock_tenant_table('permit_setting');
