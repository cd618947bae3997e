CREATE TABLE "guess" (
	"key" text PRIMARY KEY,
	"failures" integer NOT NULL,
	"failed_date" timestamp with time zone NOT NULL,
	"locked_date" timestamp with time zone,
	"told_date" timestamp with time zone
);
--> statement-breakpoint
-- Counted before any account is known: the system role's alone.
revoke all on guess from lintel_app;
--> statement-breakpoint
ALTER TABLE "survey" DROP COLUMN "pin_failures";--> statement-breakpoint
ALTER TABLE "survey" DROP COLUMN "pin_failed_date";