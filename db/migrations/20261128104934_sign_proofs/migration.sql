CREATE TABLE "sign_proof" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"entity_type" text DEFAULT 'Property' NOT NULL,
	"status" text DEFAULT 'EngineerReview' NOT NULL,
	"link_code" text NOT NULL,
	"recipients" jsonb DEFAULT '[]' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"sent_date" timestamp with time zone,
	"reminded_date" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"due_date" timestamp with time zone,
	CONSTRAINT "sign_proof_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_proof_item" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"version" integer DEFAULT 1 NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"proof_id" uuid NOT NULL,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL,
	"setting_id" text NOT NULL,
	"alternative_id" text DEFAULT '' NOT NULL,
	"approve" text,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_date" timestamp with time zone,
	CONSTRAINT "sign_proof_item_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "sign_proof_group_id_modified_date_id_index" ON "sign_proof" ("group_id","modified_date","id");--> statement-breakpoint
CREATE INDEX "sign_proof_group_id_building_id_created_date_id_index" ON "sign_proof" ("group_id","building_id","created_date","id");--> statement-breakpoint
CREATE INDEX "sign_proof_due" ON "sign_proof" ("group_id","due_date") WHERE "due_date" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_proof_item_group_id_proof_id_qr_code_id_index" ON "sign_proof_item" ("group_id","proof_id","qr_code_id");--> statement-breakpoint
ALTER TABLE "sign_proof" ADD CONSTRAINT "sign_proof_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sign_proof_item" ADD CONSTRAINT "sign_proof_item_group_id_proof_id_sign_proof_group_id_id_fkey" FOREIGN KEY ("group_id","proof_id") REFERENCES "sign_proof"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sign_proof_item" ADD CONSTRAINT "sign_proof_item_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;
--> statement-breakpoint
select lock_tenant_table('sign_proof');
--> statement-breakpoint
select lock_tenant_table('sign_proof_item');
