ALTER TABLE "import_row" ADD COLUMN "differences" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "sheet" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "row_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "left_out" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "made_tags" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "task_id" uuid;--> statement-breakpoint
CREATE INDEX "import_run_group_id_created_date_index" ON "import_run" ("group_id","created_date" DESC NULLS LAST);