create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists btree_gin;--> statement-breakpoint
CREATE INDEX "feedback_search" ON "feedback" USING gin ("group_id",(lower(coalesce("text", '') || chr(10) || coalesce("user_name", '') || chr(10) || coalesce("company", '') || chr(10) || coalesce("email", ''))) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "visitor_request_search" ON "visitor_request" USING gin ("group_id",("search_text") gin_trgm_ops) WITH (gin_pending_list_limit=256);