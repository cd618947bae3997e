CREATE TABLE "floor_plan" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"floor" text NOT NULL,
	"picture" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "floor_plan_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_pin" (
	"group_id" uuid,
	"qr_code_id" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	CONSTRAINT "plan_pin_pkey" PRIMARY KEY("group_id","qr_code_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "floor_plan_floor_key" ON "floor_plan" ("group_id","building_id",name_key("floor"));--> statement-breakpoint
CREATE INDEX "plan_pin_group_id_plan_id_index" ON "plan_pin" ("group_id","plan_id");--> statement-breakpoint
ALTER TABLE "floor_plan" ADD CONSTRAINT "floor_plan_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "plan_pin" ADD CONSTRAINT "plan_pin_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "plan_pin" ADD CONSTRAINT "plan_pin_group_id_plan_id_floor_plan_group_id_id_fkey" FOREIGN KEY ("group_id","plan_id") REFERENCES "floor_plan"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('floor_plan');
--> statement-breakpoint
select lock_tenant_table('plan_pin');
