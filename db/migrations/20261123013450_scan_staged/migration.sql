CREATE TABLE "scan_staged" (
	"id" uuid PRIMARY KEY,
	"of_group_id" uuid,
	"due_date" timestamp with time zone NOT NULL,
	"scans" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scan_staged_due_date_index" ON "scan_staged" ("due_date");
--> statement-breakpoint
revoke all on scan_staged from lintel_app;
