CREATE TABLE "survey_take_over" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"building_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"taken" jsonb NOT NULL,
	"undone_date" timestamp with time zone,
	"left" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "survey_take_over_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE INDEX "survey_take_over_group_id_survey_id_created_date_index" ON "survey_take_over" ("group_id","survey_id","created_date");--> statement-breakpoint
ALTER TABLE "survey_take_over" ADD CONSTRAINT "survey_take_over_group_id_survey_id_survey_group_id_id_fkey" FOREIGN KEY ("group_id","survey_id") REFERENCES "survey"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('survey_take_over');
--> statement-breakpoint
-- Ids that no member has: a contact of a survey is one of the building only once staff have taken the answers over.
set local role lintel_system;
--> statement-breakpoint
update survey_answer set payload = jsonb_set(payload, '{Contacts}', (
  select coalesce(jsonb_agg(c.value || '{"MemberId": null}' order by c.n), '[]') from jsonb_array_elements(payload -> 'Contacts') with ordinality c (value, n)))
where section = 'Contacts' and jsonb_typeof(payload -> 'Contacts') = 'array';
--> statement-breakpoint
reset role;
