CREATE TABLE "backup_run" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"started_date" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_date" timestamp with time zone,
	"place" text NOT NULL,
	"backup_id" text,
	"rows" bigint,
	"files" integer,
	"size" bigint,
	"problem" text,
	"message" text
);
--> statement-breakpoint
CREATE INDEX "backup_run_started_date_index" ON "backup_run" ("started_date" DESC NULLS LAST);
--> statement-breakpoint
-- Runs of backups belong to no account: only the system role sees them.
revoke all on backup_run from lintel_app;
