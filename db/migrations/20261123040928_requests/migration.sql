CREATE TABLE "request_note" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" uuid NOT NULL,
	"building_id" uuid NOT NULL,
	"user_id" uuid,
	"author" text DEFAULT '' NOT NULL,
	"for_visitor" boolean NOT NULL,
	"note" text NOT NULL,
	"files" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "request_note_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "visitor_request" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"functionality_type" text NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"urgency" text,
	"assignee_id" uuid,
	"submission_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"request_type" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	"seen_date" timestamp with time zone,
	"started_date" timestamp with time zone,
	"done_date" timestamp with time zone,
	"score" double precision,
	"score_comment" text,
	"search_text" text GENERATED ALWAYS AS (lower(number::text || chr(10) || name || chr(10) || email || chr(10) || phone_number || chr(10) || unit || chr(10) || company_name || chr(10) || detail)) STORED,
	CONSTRAINT "visitor_request_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "request_note_group_id_request_id_created_date_index" ON "request_note" ("group_id","request_id","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_request_group_id_number_index" ON "visitor_request" ("group_id","number");--> statement-breakpoint
CREATE INDEX "visitor_request_group_id_created_date_id_index" ON "visitor_request" ("group_id","created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "visitor_request_group_id_building_id_created_date_id_index" ON "visitor_request" ("group_id","building_id","created_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "visitor_request_group_id_qr_code_id_created_date_index" ON "visitor_request" ("group_id","qr_code_id","created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visitor_request_open" ON "visitor_request" ("group_id","building_id","due_date") WHERE "status" in ('New', 'Seen', 'InProgress');--> statement-breakpoint
ALTER TABLE "request_note" ADD CONSTRAINT "request_note_XSqCdAbsahSX_fkey" FOREIGN KEY ("group_id","request_id") REFERENCES "visitor_request"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD CONSTRAINT "visitor_request_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD CONSTRAINT "visitor_request_5wzT5gnR0OcP_fkey" FOREIGN KEY ("group_id","submission_id") REFERENCES "form_submission"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table(t::regclass) from unnest(array['visitor_request', 'request_note']) t;
