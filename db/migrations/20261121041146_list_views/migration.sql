CREATE TABLE "list_view" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"hidden" text[] NOT NULL,
	CONSTRAINT "list_view_user_id_list_group_id_name_unique" UNIQUE NULLS NOT DISTINCT("user_id","list","group_id","name")
);
--> statement-breakpoint
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_user_id_app_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE;