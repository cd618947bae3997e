CREATE TABLE "figure_alert" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"building_id" uuid,
	"metric" text NOT NULL,
	"entity_type" text DEFAULT '' NOT NULL,
	"below" double precision NOT NULL,
	"least_n" integer NOT NULL,
	"days" integer NOT NULL,
	"on_off" boolean DEFAULT true NOT NULL,
	"paused_until" timestamp with time zone,
	"next_date" timestamp with time zone,
	CONSTRAINT "figure_alert_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "figure_alert_event" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"alert_id" uuid NOT NULL,
	"building_id" uuid NOT NULL,
	"value" double precision NOT NULL,
	"count" integer NOT NULL,
	"end_date" timestamp with time zone,
	CONSTRAINT "figure_alert_event_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "figure_alert_group_id_user_id_index" ON "figure_alert" ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "figure_alert_due" ON "figure_alert" ("group_id","next_date") WHERE "next_date" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "figure_alert_event_open" ON "figure_alert_event" ("group_id","alert_id","building_id") WHERE "end_date" is null;--> statement-breakpoint
CREATE INDEX "figure_alert_event_group_id_alert_id_created_date_index" ON "figure_alert_event" ("group_id","alert_id","created_date" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "figure_alert_event" ADD CONSTRAINT "figure_alert_event_YfkQ3trTSXqb_fkey" FOREIGN KEY ("group_id","alert_id") REFERENCES "figure_alert"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('figure_alert');--> statement-breakpoint
select lock_tenant_table('figure_alert_event');
