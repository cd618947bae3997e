CREATE TABLE "page_feedback" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid,
	"place" text NOT NULL,
	"page" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"score" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"replied_by" text DEFAULT '' NOT NULL,
	"replied_date" timestamp with time zone,
	CONSTRAINT "page_feedback_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "page_feedback_group_id_building_id_created_date_index" ON "page_feedback" ("group_id","building_id","created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_feedback_group_id_created_date_index" ON "page_feedback" ("group_id","created_date" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('page_feedback');
