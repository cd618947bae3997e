CREATE TABLE "notification" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone NOT NULL,
	"building_id" uuid NOT NULL,
	"what" text NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"path" text NOT NULL,
	"user_id" uuid NOT NULL,
	"read_date" timestamp with time zone,
	CONSTRAINT "notification_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_channel" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"support_channel" text DEFAULT '' NOT NULL,
	"operations_channel" text DEFAULT '' NOT NULL,
	"org_channel" text DEFAULT '' NOT NULL,
	CONSTRAINT "notification_channel_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_delivery" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone NOT NULL,
	"building_id" uuid NOT NULL,
	"what" text NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"path" text NOT NULL,
	"recipient" text NOT NULL,
	"method" text NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	"sent_date" timestamp with time zone,
	CONSTRAINT "notification_delivery_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_rule" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"qr_type" text NOT NULL,
	"criteria" jsonb NOT NULL,
	CONSTRAINT "notification_rule_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"user_id" uuid PRIMARY KEY,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"choices" jsonb NOT NULL,
	"quiet_start" text,
	"quiet_end" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notification_group_id_user_id_event_key_index" ON "notification" ("group_id","user_id","event_key");--> statement-breakpoint
CREATE INDEX "notification_group_id_user_id_created_date_id_index" ON "notification" ("group_id","user_id","created_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" ("group_id","user_id") WHERE "read_date" is null;--> statement-breakpoint
CREATE INDEX "notification_group_id_created_date_index" ON "notification" ("group_id","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_channel_group_id_building_id_index" ON "notification_channel" ("group_id","building_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_delivery_group_id_recipient_method_event_key_index" ON "notification_delivery" ("group_id","recipient","method","event_key");--> statement-breakpoint
CREATE INDEX "notification_delivery_lately" ON "notification_delivery" ("group_id","recipient","kind","created_date");--> statement-breakpoint
CREATE INDEX "notification_delivery_waiting" ON "notification_delivery" ("group_id","due_date") WHERE "sent_date" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_rule_group_id_building_id_qr_type_index" ON "notification_rule" ("group_id","building_id","qr_type");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_channel" ADD CONSTRAINT "notification_channel_ukW3HGuF3GFF_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_delivery" ADD CONSTRAINT "notification_delivery_fBtw1L8mfp3A_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_rule" ADD CONSTRAINT "notification_rule_IF6TGhmLr1pQ_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_user_id_app_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('notification_rule');--> statement-breakpoint
select lock_tenant_table('notification_channel');--> statement-breakpoint
select lock_tenant_table('notification');--> statement-breakpoint
select lock_tenant_table('notification_delivery');--> statement-breakpoint
revoke all on notification_setting from lintel_app;
