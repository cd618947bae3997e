CREATE TABLE "round_request" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"stop_id" uuid NOT NULL,
	"code" text NOT NULL,
	"field_key" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "round_request_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "round_request_one" UNIQUE("group_id","inspection_id","stop_id","code")
);
--> statement-breakpoint
CREATE INDEX "round_request_subject" ON "round_request" ("group_id","subject_id","field_key");--> statement-breakpoint
ALTER TABLE "round_request" ADD CONSTRAINT "round_request_nGFSkTEXqqaE_fkey" FOREIGN KEY ("group_id","inspection_id") REFERENCES "inspection"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "round_request" ADD CONSTRAINT "round_request_sVsncRhZq5xH_fkey" FOREIGN KEY ("group_id","request_id") REFERENCES "visitor_request"("group_id","id") ON DELETE CASCADE;
--> statement-breakpoint
select lock_tenant_table('round_request');
