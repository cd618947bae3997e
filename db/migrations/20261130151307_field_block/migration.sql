CREATE TABLE "field_block" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "field_block_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "field_block_one" UNIQUE("group_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "field_block" ADD CONSTRAINT "field_block_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('field_block');