CREATE TABLE "attempt" (
	"key" text,
	"window" bigint,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attempt_pkey" PRIMARY KEY("key","window")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text,
	"actor" text,
	"call" text,
	"key" text,
	"body_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_pkey" PRIMARY KEY("scope","actor","call","key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"group_id" uuid,
	"to" text[] NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]' NOT NULL,
	"message_id" text NOT NULL UNIQUE,
	"state" text NOT NULL,
	"problem" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"building_id" uuid,
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stored_file_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 1 NOT NULL,
	"message" text,
	"file_key" text,
	"file_name" text,
	"seen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "task_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_group" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"group_name" jsonb NOT NULL,
	"logo_filename" text,
	"address_line1" text,
	"address_line2" text,
	"city" text,
	"state" text,
	"zip" text,
	"country" text,
	"contact_phone_number" text,
	"contact_email" text,
	"website" text,
	"primary_user_display_name" text,
	"primary_user_email" text,
	"primary_user_phone_number" text
);
--> statement-breakpoint
CREATE TABLE "channel" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE TABLE "channel_group" (
	"channel_id" uuid,
	"mapped_group_id" uuid,
	CONSTRAINT "channel_group_pkey" PRIMARY KEY("channel_id","mapped_group_id")
);
--> statement-breakpoint
CREATE TABLE "building" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_name" jsonb,
	"name" jsonb NOT NULL,
	"code" text NOT NULL,
	"property_tag_id" uuid,
	"property_type" text DEFAULT 'Single' NOT NULL,
	"building_type" text NOT NULL,
	"total_square_feet" integer,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"country" text DEFAULT 'USA' NOT NULL,
	"contact_phone_number" text,
	"contact_email" text NOT NULL,
	"website" text,
	"region" text,
	"market" text,
	"track_scan_data" boolean DEFAULT true NOT NULL,
	"planned_engineering_hours" integer,
	"shifts" jsonb DEFAULT '[]' NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"logo_filename" text,
	"pin_secret" text,
	CONSTRAINT "building_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "pin_code" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"type" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_sealed" text NOT NULL,
	CONSTRAINT "pin_code_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "property_tag" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "property_tag_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid,
	"qr_type" text NOT NULL,
	"entity_type" text NOT NULL,
	"submit_date" timestamp with time zone NOT NULL,
	"score" integer NOT NULL,
	"customer_effort_score" integer,
	"net_promoter_score" integer,
	"role" text,
	"text" text,
	"language" text DEFAULT 'en' NOT NULL,
	"sentiment_score" double precision,
	"user_name" text,
	"company" text,
	"email" text,
	CONSTRAINT "feedback_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback_day" (
	"group_id" uuid,
	"building_id" uuid,
	"entity_type" text,
	"qr_type" text,
	"role" text DEFAULT '',
	"day" date,
	"count" integer NOT NULL,
	"score_sum" integer NOT NULL,
	"stars1" integer DEFAULT 0 NOT NULL,
	"stars2" integer DEFAULT 0 NOT NULL,
	"stars3" integer DEFAULT 0 NOT NULL,
	"stars4" integer DEFAULT 0 NOT NULL,
	"stars5" integer DEFAULT 0 NOT NULL,
	"ces_count" integer DEFAULT 0 NOT NULL,
	"ces_sum" integer DEFAULT 0 NOT NULL,
	"nps_count" integer DEFAULT 0 NOT NULL,
	"promoters" integer DEFAULT 0 NOT NULL,
	"detractors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "feedback_day_pkey" PRIMARY KEY("group_id","building_id","day","entity_type","qr_type","role")
);
--> statement-breakpoint
CREATE TABLE "feedback_term_day" (
	"group_id" uuid,
	"building_id" uuid,
	"entity_type" text,
	"day" date,
	"term" text,
	"count" integer NOT NULL,
	"sentiment_sum" double precision NOT NULL,
	CONSTRAINT "feedback_term_day_pkey" PRIMARY KEY("group_id","building_id","day","entity_type","term")
);
--> statement-breakpoint
CREATE TABLE "feedback_topic_day" (
	"group_id" uuid,
	"building_id" uuid,
	"entity_type" text,
	"day" date,
	"topic" text,
	"total_score_count" integer NOT NULL,
	"positive_score_count" integer NOT NULL,
	"negative_score_count" integer NOT NULL,
	CONSTRAINT "feedback_topic_day_pkey" PRIMARY KEY("group_id","building_id","day","entity_type","topic")
);
--> statement-breakpoint
CREATE TABLE "code_address" (
	"address" text PRIMARY KEY,
	"group_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_code" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_id" uuid NOT NULL,
	"address" text NOT NULL,
	"sign_id" integer NOT NULL,
	"qr_name" text NOT NULL,
	"qr_type" text NOT NULL,
	"entity_type" text NOT NULL,
	"placement" text DEFAULT 'QrCode' NOT NULL,
	"location" text NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"installation_note" text DEFAULT '' NOT NULL,
	"style" jsonb,
	"retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "qr_code_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "qr_item" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"qr_code_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"functionality_type" text NOT NULL,
	"qr_type" text NOT NULL,
	"template_form_data" jsonb NOT NULL,
	"can_save" boolean NOT NULL,
	CONSTRAINT "qr_item_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "click_day" (
	"group_id" uuid,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid,
	"item_name" text,
	"day" date,
	"clicks" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "click_day_pkey" PRIMARY KEY("group_id","qr_code_id","item_name","day")
);
--> statement-breakpoint
CREATE TABLE "scan" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid NOT NULL,
	"scan_date" timestamp with time zone NOT NULL,
	"bot" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	CONSTRAINT "scan_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "scan_day" (
	"group_id" uuid,
	"building_id" uuid NOT NULL,
	"qr_code_id" uuid,
	"day" date,
	"scans" integer DEFAULT 0 NOT NULL,
	"bots" integer DEFAULT 0 NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"engaged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_day_pkey" PRIMARY KEY("group_id","qr_code_id","day")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL UNIQUE,
	"password_hash" text,
	"full_name" text NOT NULL,
	"global_role" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_date" timestamp with time zone,
	"theme" text,
	"language" text
);
--> statement-breakpoint
CREATE TABLE "member" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"member_role_in_group" text NOT NULL,
	"access_building_ids" uuid[],
	"title" text,
	"phone" text,
	"disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "renewal" (
	"secret_hash" text PRIMARY KEY,
	"family" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"keep" boolean NOT NULL,
	"expires_date" timestamp with time zone NOT NULL,
	"used_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_link" (
	"token_hash" text PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"expires_date" timestamp with time zone NOT NULL,
	"used_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY,
	"kind" text NOT NULL,
	"user_id" uuid,
	"group_id" uuid,
	"building_id" uuid,
	"role" text,
	"purpose" text,
	"family" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_date" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_minutes" integer NOT NULL,
	"expires_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_created_date_index" ON "idempotency" ("created_date");--> statement-breakpoint
CREATE INDEX "mail_created_date_index" ON "mail" ("created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "task_group_id_user_id_created_date_index" ON "task" ("group_id","user_id","created_date" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "building_group_id_code_index" ON "building" ("group_id","code");--> statement-breakpoint
CREATE INDEX "building_group_id_created_date_index" ON "building" ("group_id","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "pin_code_group_id_building_id_type_index" ON "pin_code" ("group_id","building_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "property_tag_group_id_name_index" ON "property_tag" ("group_id","name");--> statement-breakpoint
CREATE INDEX "feedback_group_id_building_id_submit_date_index" ON "feedback" ("group_id","building_id","submit_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedback_comment_index" ON "feedback" ("group_id","building_id","submit_date" DESC NULLS LAST) WHERE "text" is not null;--> statement-breakpoint
CREATE INDEX "feedback_low_index" ON "feedback" ("group_id","building_id","submit_date" DESC NULLS LAST) WHERE "score" < 3;--> statement-breakpoint
CREATE UNIQUE INDEX "qr_code_group_id_sign_id_index" ON "qr_code" ("group_id","sign_id");--> statement-breakpoint
CREATE INDEX "qr_code_group_id_modified_date_index" ON "qr_code" ("group_id","modified_date");--> statement-breakpoint
CREATE INDEX "qr_code_group_id_building_id_modified_date_index" ON "qr_code" ("group_id","building_id","modified_date");--> statement-breakpoint
CREATE INDEX "qr_item_group_id_qr_code_id_position_index" ON "qr_item" ("group_id","qr_code_id","position");--> statement-breakpoint
CREATE INDEX "scan_group_id_qr_code_id_scan_date_index" ON "scan" ("group_id","qr_code_id","scan_date");--> statement-breakpoint
CREATE INDEX "scan_day_group_id_building_id_day_index" ON "scan_day" ("group_id","building_id","day");--> statement-breakpoint
CREATE INDEX "member_user_id_index" ON "member" ("user_id");--> statement-breakpoint
CREATE INDEX "renewal_family_index" ON "renewal" ("family");--> statement-breakpoint
CREATE INDEX "renewal_expires_date_index" ON "renewal" ("expires_date");--> statement-breakpoint
CREATE INDEX "session_family_index" ON "session" ("family");--> statement-breakpoint
CREATE INDEX "session_expires_date_index" ON "session" ("expires_date");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" ("user_id");--> statement-breakpoint
ALTER TABLE "channel_group" ADD CONSTRAINT "channel_group_channel_id_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "channel"("id");--> statement-breakpoint
ALTER TABLE "channel_group" ADD CONSTRAINT "channel_group_mapped_group_id_account_group_id_fkey" FOREIGN KEY ("mapped_group_id") REFERENCES "account_group"("id");--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_group_id_property_tag_id_property_tag_group_id_id_fkey" FOREIGN KEY ("group_id","property_tag_id") REFERENCES "property_tag"("group_id","id");--> statement-breakpoint
ALTER TABLE "pin_code" ADD CONSTRAINT "pin_code_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id");--> statement-breakpoint
ALTER TABLE "qr_code" ADD CONSTRAINT "qr_code_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id");--> statement-breakpoint
ALTER TABLE "qr_item" ADD CONSTRAINT "qr_item_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "click_day" ADD CONSTRAINT "click_day_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scan_day" ADD CONSTRAINT "scan_day_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_app_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id");--> statement-breakpoint
ALTER TABLE "renewal" ADD CONSTRAINT "renewal_user_id_app_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id");--> statement-breakpoint
ALTER TABLE "reset_link" ADD CONSTRAINT "reset_link_user_id_app_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id");