CREATE TABLE "equipment_proposal" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"equipment_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"stop_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]' NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	CONSTRAINT "equipment_proposal_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "equipment_proposal_one" UNIQUE("group_id","inspection_id","stop_id")
);
--> statement-breakpoint
CREATE INDEX "equipment_proposal_building" ON "equipment_proposal" ("group_id","building_id","state","created_date");--> statement-breakpoint
ALTER TABLE "equipment_proposal" ADD CONSTRAINT "equipment_proposal_RfvzKxFDlfJN_fkey" FOREIGN KEY ("group_id","inspection_id") REFERENCES "inspection"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "equipment_proposal" ADD CONSTRAINT "equipment_proposal_mmU4J74NqwHl_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('equipment_proposal');
