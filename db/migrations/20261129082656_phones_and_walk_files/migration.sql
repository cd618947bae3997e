CREATE TABLE "inspection_file" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'Announced' NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	CONSTRAINT "inspection_file_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "field_phone" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"walker" text NOT NULL,
	"is_member" boolean DEFAULT false NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"heard_date" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "field_phone_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "field_phone_one" UNIQUE("group_id","building_id","device_id","walker")
);
--> statement-breakpoint
CREATE INDEX "inspection_file_walk" ON "inspection_file" ("group_id","inspection_id");--> statement-breakpoint
CREATE INDEX "field_phone_device" ON "field_phone" ("group_id","device_id");--> statement-breakpoint
ALTER TABLE "inspection_file" ADD CONSTRAINT "inspection_file_th9VxAHBdypJ_fkey" FOREIGN KEY ("group_id","inspection_id") REFERENCES "inspection"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "inspection_file" ADD CONSTRAINT "inspection_file_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "field_phone" ADD CONSTRAINT "field_phone_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;
--> statement-breakpoint
select lock_tenant_table('inspection_file');
--> statement-breakpoint
select lock_tenant_table('field_phone');
