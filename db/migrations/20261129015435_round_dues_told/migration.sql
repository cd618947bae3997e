ALTER TABLE "field_round_due" ADD COLUMN "tell_date" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "field_round_due_tell" ON "field_round_due" ("group_id","tell_date") WHERE "tell_date" is not null;--> statement-breakpoint
-- small: field_round_due is new, rounds begin with this release
-- Rows of all accounts: the tables' owner sees none of them past row-level security.
set local role lintel_system;
--> statement-breakpoint
update field_round_due set tell_date = ends where closed is null and ends > now();
--> statement-breakpoint
reset role;
