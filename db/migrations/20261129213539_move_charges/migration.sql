CREATE TABLE "move_charge" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"charges" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "move_charge_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "move_charge" ADD CONSTRAINT "move_charge_group_id_id_visitor_request_group_id_id_fkey" FOREIGN KEY ("group_id","id") REFERENCES "visitor_request"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('move_charge');
