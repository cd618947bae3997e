CREATE TABLE "proof_note" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"type" text NOT NULL,
	"note" text NOT NULL,
	"category" text NOT NULL,
	"request_type" text NOT NULL,
	"qr_code_id" uuid,
	"qr_name" text NOT NULL,
	"item_id" uuid,
	"button_name" text NOT NULL,
	"source_type" text DEFAULT 'Offline' NOT NULL,
	"carousel_id" uuid,
	"proof_id" uuid,
	"author_id" uuid,
	"full_name" text NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text DEFAULT '' NOT NULL,
	"answered_date" timestamp with time zone,
	CONSTRAINT "proof_note_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "proof_note_group_id_type_created_date_id_index" ON "proof_note" ("group_id","type","created_date","id");--> statement-breakpoint
CREATE INDEX "proof_note_group_id_building_id_created_date_id_index" ON "proof_note" ("group_id","building_id","created_date","id");--> statement-breakpoint
ALTER TABLE "proof_note" ADD CONSTRAINT "proof_note_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('proof_note');
