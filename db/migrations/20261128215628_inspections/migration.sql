CREATE TABLE "inspection" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"round_name" text NOT NULL,
	"device_id" uuid NOT NULL,
	"user_id" uuid,
	"engineer_name" text NOT NULL,
	"signed_in" boolean NOT NULL,
	"state" text DEFAULT 'Running' NOT NULL,
	"start_date" timestamp with time zone,
	"submit_date" timestamp with time zone,
	"complete_date" timestamp with time zone,
	"up_to" integer DEFAULT 0 NOT NULL,
	"chain" text NOT NULL,
	"announced" integer DEFAULT 0 NOT NULL,
	"broken_at" integer,
	"total_stop_number" integer NOT NULL,
	"stops_done" integer DEFAULT 0 NOT NULL,
	"stops_skipped" integer DEFAULT 0 NOT NULL,
	"stops_error_number" integer DEFAULT 0 NOT NULL,
	"geo_asked" integer DEFAULT 0 NOT NULL,
	"geo_in" integer DEFAULT 0 NOT NULL,
	"marks" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "inspection_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspection_item" (
	"group_id" uuid,
	"id" uuid,
	"building_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"stop_id" uuid,
	"code" text,
	"value" jsonb,
	"raw_date" timestamp with time zone NOT NULL,
	"corrected_date" timestamp with time zone NOT NULL,
	"received_date" timestamp with time zone NOT NULL,
	"prev" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "inspection_item_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "inspection_item_one" UNIQUE("group_id","inspection_id","seq")
);
--> statement-breakpoint
CREATE TABLE "inspection_refused" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"building_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"item_id" text DEFAULT '' NOT NULL,
	"why" text NOT NULL,
	"body" text NOT NULL,
	"received_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspection_refused_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "inspection_refused_one" UNIQUE("group_id","inspection_id","item_id","why")
);
--> statement-breakpoint
CREATE TABLE "inspection_stop" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"building_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"stop_id" uuid NOT NULL,
	"qr_code_id" uuid,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proof" text,
	"proven" boolean DEFAULT false NOT NULL,
	"geo" text DEFAULT 'none' NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"submission_id" uuid,
	"notes" jsonb DEFAULT '{}' NOT NULL,
	"done_date" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_stop_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "inspection_stop_one" UNIQUE("group_id","inspection_id","stop_id")
);
--> statement-breakpoint
CREATE INDEX "inspection_round" ON "inspection" ("group_id","round_id","start_date");--> statement-breakpoint
CREATE INDEX "inspection_building" ON "inspection" ("group_id","building_id","start_date");--> statement-breakpoint
CREATE INDEX "inspection_item_stop" ON "inspection_item" ("group_id","inspection_id","stop_id","seq");--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_group_id_round_id_field_round_group_id_id_fkey" FOREIGN KEY ("group_id","round_id") REFERENCES "field_round"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection_item" ADD CONSTRAINT "inspection_item_rrnTVqXVpOpQ_fkey" FOREIGN KEY ("group_id","inspection_id") REFERENCES "inspection"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection_item" ADD CONSTRAINT "inspection_item_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection_refused" ADD CONSTRAINT "inspection_refused_jKphJgVDiTIl_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection_stop" ADD CONSTRAINT "inspection_stop_l7bSqrnJ09G1_fkey" FOREIGN KEY ("group_id","inspection_id") REFERENCES "inspection"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection_stop" ADD CONSTRAINT "inspection_stop_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;
--> statement-breakpoint
select lock_tenant_table('inspection');
--> statement-breakpoint
select lock_tenant_table('inspection_item');
--> statement-breakpoint
select lock_tenant_table('inspection_refused');
--> statement-breakpoint
select lock_tenant_table('inspection_stop');
