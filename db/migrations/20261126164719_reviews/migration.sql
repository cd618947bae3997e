CREATE TABLE "review" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"review_id" text NOT NULL,
	"review_date" timestamp with time zone NOT NULL,
	"stars" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"answer_id" uuid NOT NULL,
	CONSTRAINT "review_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "review_one_id" UNIQUE("group_id","review_id")
);
--> statement-breakpoint
CREATE INDEX "review_group_id_building_id_review_date_index" ON "review" ("group_id","building_id","review_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_group_id_review_date_index" ON "review" ("group_id","review_date" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('review');
