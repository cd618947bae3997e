CREATE TABLE "review_location" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"store_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"building_id" uuid,
	"fetched_to" timestamp with time zone,
	CONSTRAINT "review_location_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "review_location_one_name" UNIQUE("group_id","name")
);
--> statement-breakpoint
CREATE TABLE "review_source" (
	"group_id" uuid CONSTRAINT "review_source_one" UNIQUE,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"refresh_token" text DEFAULT '' NOT NULL,
	"pending" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"fetched_date" timestamp with time zone,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"due_date" timestamp with time zone,
	CONSTRAINT "review_source_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "review_location_group_id_title_index" ON "review_location" ("group_id","title");--> statement-breakpoint
CREATE INDEX "review_source_due" ON "review_source" ("group_id","due_date") WHERE "due_date" is not null;--> statement-breakpoint
select lock_tenant_table('review_location');--> statement-breakpoint
select lock_tenant_table('review_source');
