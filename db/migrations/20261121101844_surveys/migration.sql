CREATE TABLE "content_request" (
	"group_id" uuid,
	"id" uuid DEFAULT gen_random_uuid(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"survey_id" uuid NOT NULL,
	"locations" jsonb NOT NULL,
	"phone_number" text NOT NULL,
	"closed_date" timestamp with time zone,
	CONSTRAINT "content_request_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey" (
	"group_id" uuid,
	"id" uuid DEFAULT gen_random_uuid(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"survey_name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"vertical" text,
	"products" jsonb NOT NULL,
	"enabled" jsonb NOT NULL,
	"product_questions" jsonb NOT NULL,
	"helper_text" jsonb NOT NULL,
	"pin_hash" text,
	"pin_sealed" text,
	"submitted_date" timestamp with time zone,
	CONSTRAINT "survey_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey_answer" (
	"group_id" uuid,
	"survey_id" uuid,
	"section" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payload" jsonb NOT NULL,
	"numerator" integer DEFAULT 0 NOT NULL,
	"denominator" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "survey_answer_pkey" PRIMARY KEY("group_id","survey_id","section")
);
--> statement-breakpoint
CREATE INDEX "content_request_group_id_survey_id_index" ON "content_request" ("group_id","survey_id");--> statement-breakpoint
CREATE INDEX "survey_group_id_modified_date_index" ON "survey" ("group_id","modified_date");--> statement-breakpoint
CREATE INDEX "survey_group_id_building_id_modified_date_index" ON "survey" ("group_id","building_id","modified_date");--> statement-breakpoint
ALTER TABLE "content_request" ADD CONSTRAINT "content_request_group_id_survey_id_survey_group_id_id_fkey" FOREIGN KEY ("group_id","survey_id") REFERENCES "survey"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey" ADD CONSTRAINT "survey_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_group_id_survey_id_survey_group_id_id_fkey" FOREIGN KEY ("group_id","survey_id") REFERENCES "survey"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('survey');
--> statement-breakpoint
select lock_tenant_table('survey_answer');
--> statement-breakpoint
select lock_tenant_table('content_request');
