CREATE TABLE "feedback_note" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"user_id" uuid,
	"author" text DEFAULT '' NOT NULL,
	"for_visitor" boolean NOT NULL,
	"note" text NOT NULL,
	"answer_id" uuid NOT NULL,
	CONSTRAINT "feedback_note_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "page_language" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "modified_date" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What was said before somebody handled it counts as done; what comes from now on is new.
ALTER TABLE "feedback" ADD COLUMN "status" text DEFAULT 'Done' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ALTER COLUMN "status" SET DEFAULT 'New';--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "done_date" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" ("group_id","submit_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedback_open" ON "feedback" ("group_id","status","submit_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "status" <> 'Done';--> statement-breakpoint
CREATE INDEX "feedback_low_open" ON "feedback" ("group_id","building_id","submit_date" DESC NULLS LAST) WHERE "score" < 3 and "status" <> 'Done';--> statement-breakpoint
CREATE INDEX "feedback_of_assignee" ON "feedback" ("group_id","assignee_id","submit_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "feedback_note_group_id_answer_id_created_date_index" ON "feedback_note" ("group_id","answer_id","created_date");--> statement-breakpoint
ALTER TABLE "feedback_note" ADD CONSTRAINT "feedback_note_group_id_answer_id_feedback_group_id_id_fkey" FOREIGN KEY ("group_id","answer_id") REFERENCES "feedback"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('feedback_note');
