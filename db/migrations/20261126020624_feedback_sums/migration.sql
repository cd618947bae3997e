CREATE TABLE "sum_backlog" (
	"group_id" uuid,
	"name" text,
	"done_month" date,
	CONSTRAINT "sum_backlog_pkey" PRIMARY KEY("group_id","name")
);
--> statement-breakpoint
CREATE TABLE "feedback_code_day" (
	"group_id" uuid,
	"building_id" uuid,
	"qr_code_id" uuid,
	"source" text,
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
	CONSTRAINT "feedback_code_day_pkey" PRIMARY KEY("group_id","building_id","qr_code_id","source","day")
);
--> statement-breakpoint
CREATE TABLE "feedback_month" (
	"group_id" uuid,
	"building_id" uuid,
	"source" text,
	"entity_type" text,
	"qr_type" text,
	"role" text,
	"month" date,
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
	CONSTRAINT "feedback_month_pkey" PRIMARY KEY("group_id","building_id","source","entity_type","qr_type","role","month")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "source" text DEFAULT 'Sign' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_day" ADD COLUMN "source" text DEFAULT 'Sign' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_total" ADD COLUMN "source" text DEFAULT 'Sign' NOT NULL;--> statement-breakpoint
-- small: account_group has a row an account
-- What was answered before these tables is added to them by a job, account by account.
insert into sum_backlog (group_id, name) select id, 'feedback' from account_group;--> statement-breakpoint
select lock_tenant_table('sum_backlog');--> statement-breakpoint
select lock_tenant_table('feedback_month');--> statement-breakpoint
select lock_tenant_table('feedback_code_day');
