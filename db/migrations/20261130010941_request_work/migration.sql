CREATE TABLE "request_plan" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"functionality_type" text NOT NULL,
	"step" text NOT NULL,
	"first_day" date NOT NULL,
	"next_day" date NOT NULL,
	"due_date" timestamp with time zone,
	"answers" jsonb NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"tenant_id" uuid,
	"assignee_id" uuid,
	CONSTRAINT "request_plan_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "tenant_id" uuid;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "waiting_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "waited_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "reopened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "joined_id" uuid;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "costs" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "cost" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "visitor_request_joined" ON "visitor_request" ("group_id","joined_id") WHERE "joined_id" is not null;--> statement-breakpoint
CREATE INDEX "request_plan_due" ON "request_plan" ("group_id","due_date") WHERE "due_date" is not null;--> statement-breakpoint
ALTER TABLE "request_plan" ADD CONSTRAINT "request_plan_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('request_plan');
