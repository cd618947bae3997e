CREATE TABLE "report_delivery" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"subscription_id" uuid,
	"building_id" uuid,
	"run_key" text NOT NULL,
	"report_name" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"reader_id" uuid NOT NULL,
	"signs_in" boolean NOT NULL,
	"path" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"clock" text NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"delivery" text NOT NULL,
	"skip_empty" boolean NOT NULL,
	"print_key" uuid NOT NULL,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"file" text,
	"due_date" timestamp with time zone NOT NULL,
	"sent_date" timestamp with time zone,
	"opened_date" timestamp with time zone,
	CONSTRAINT "report_delivery_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_subscription" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid,
	"report_name" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"recipient_id" uuid,
	"subscriber_id" uuid,
	"user_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"hour" integer NOT NULL,
	"weekday" integer NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"delivery" text NOT NULL,
	"skip_empty" boolean DEFAULT false NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"on_off" boolean DEFAULT true NOT NULL,
	"stopped" text,
	"next_date" timestamp with time zone,
	CONSTRAINT "report_subscription_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_setting" (
	"group_id" uuid PRIMARY KEY,
	"delivery" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
CREATE UNIQUE INDEX "report_delivery_group_id_run_key_index" ON "report_delivery" ("group_id","run_key");--> statement-breakpoint
CREATE INDEX "report_delivery_group_id_building_id_created_date_id_index" ON "report_delivery" ("group_id","building_id","created_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_delivery_print" ON "report_delivery" ("group_id","print_key");--> statement-breakpoint
CREATE INDEX "report_delivery_waiting" ON "report_delivery" ("group_id","due_date") WHERE "state" = 'Waiting';--> statement-breakpoint
CREATE INDEX "report_subscription_group_id_building_id_created_date_index" ON "report_subscription" ("group_id","building_id","created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_subscription_due" ON "report_subscription" ("group_id","next_date") WHERE "next_date" is not null;--> statement-breakpoint
select lock_tenant_table('report_subscription');--> statement-breakpoint
select lock_tenant_table('report_delivery');--> statement-breakpoint
select lock_tenant_table('subscription_setting');