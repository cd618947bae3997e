CREATE INDEX "feedback_comment_of_role" ON "feedback" ("group_id","role","submit_date" DESC NULLS LAST) WHERE "text" is not null;--> statement-breakpoint
CREATE INDEX "feedback_comment_of_source" ON "feedback" ("group_id","source","submit_date" DESC NULLS LAST) WHERE "text" is not null;--> statement-breakpoint
CREATE INDEX "feedback_day_of_account" ON "feedback_day" ("group_id","role","day");--> statement-breakpoint
CREATE INDEX "feedback_month_of_account" ON "feedback_month" ("group_id","source","entity_type","role","qr_type","month");--> statement-breakpoint
CREATE INDEX "feedback_total_of_account" ON "feedback_total" ("group_id","entity_type","day");