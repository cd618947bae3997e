CREATE TABLE "survey_file" (
	"group_id" uuid,
	"id" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"survey_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_request_id" uuid,
	"space" text,
	"removed_date" timestamp with time zone,
	CONSTRAINT "survey_file_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "survey" ADD COLUMN "pin_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "survey" ADD COLUMN "pin_failed_date" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "survey_file_group_id_survey_id_created_date_index" ON "survey_file" ("group_id","survey_id","created_date");--> statement-breakpoint
ALTER TABLE "survey_file" ADD CONSTRAINT "survey_file_group_id_survey_id_survey_group_id_id_fkey" FOREIGN KEY ("group_id","survey_id") REFERENCES "survey"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "survey_file" ADD CONSTRAINT "survey_file_fuEIM9REySnx_fkey" FOREIGN KEY ("group_id","content_request_id") REFERENCES "content_request"("group_id","id");--> statement-breakpoint
ALTER TABLE "survey_file" ADD CONSTRAINT "survey_file_group_id_id_stored_file_group_id_id_fkey" FOREIGN KEY ("group_id","id") REFERENCES "stored_file"("group_id","id");--> statement-breakpoint
select lock_tenant_table('survey_file');
