CREATE TABLE "form_answer" (
	"group_id" uuid,
	"submission_id" uuid,
	"code" text,
	"field_key" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"building_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"num" double precision,
	"txt" text,
	"opts" text[],
	"day" date,
	"files" uuid[],
	"file_names" text[],
	"failed" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "form_answer_pkey" PRIMARY KEY("group_id","submission_id","code")
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_date" timestamp with time zone DEFAULT now() NOT NULL,
	"form_id" uuid NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"form_version_id" uuid,
	"subject_id" uuid NOT NULL,
	"building_id" uuid NOT NULL,
	CONSTRAINT "form_submission_pkey" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_version" (
	"group_id" uuid,
	"id" uuid DEFAULT uuidv7(),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"form_id" uuid NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"number" integer NOT NULL,
	"sum" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "form_version_pkey" PRIMARY KEY("group_id","id"),
	CONSTRAINT "form_version_one_sum" UNIQUE("group_id","form_id","part","sum"),
	CONSTRAINT "form_version_one_number" UNIQUE("group_id","form_id","part","number")
);
--> statement-breakpoint
CREATE INDEX "form_answer_trend_index" ON "form_answer" ("group_id","subject_id","field_key","at" DESC NULLS LAST) WHERE "num" is not null;--> statement-breakpoint
CREATE INDEX "form_answer_failed_index" ON "form_answer" ("group_id","building_id","at" DESC NULLS LAST) WHERE "failed";--> statement-breakpoint
CREATE INDEX "form_submission_group_id_subject_id_form_id_part_index" ON "form_submission" ("group_id","subject_id","form_id","part");--> statement-breakpoint
CREATE INDEX "form_submission_group_id_building_id_created_date_index" ON "form_submission" ("group_id","building_id","created_date" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_gEQ1dZTKPSyG_fkey" FOREIGN KEY ("group_id","submission_id") REFERENCES "form_submission"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_group_id_building_id_building_group_id_id_fkey" FOREIGN KEY ("group_id","building_id") REFERENCES "building"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_ERgk22Au32mB_fkey" FOREIGN KEY ("group_id","form_version_id") REFERENCES "form_version"("group_id","id");--> statement-breakpoint
select lock_tenant_table('form_version');
--> statement-breakpoint
select lock_tenant_table('form_submission');
--> statement-breakpoint
select lock_tenant_table('form_answer');
--> statement-breakpoint
-- The answers about industrial buildings, a row each. Rows of all accounts: the tables' owner sees none of them past row-level security.
set local role lintel_system;
--> statement-breakpoint
insert into form_submission (group_id, form_id, subject_id, building_id, created_date, modified_date)
  select group_id, '6f1d3c62-6a0e-4d7f-9a4b-5c2f6d1b7e10', building_id, building_id, created_date, modified_date
  from building_section where section = 'PropertyCharacteristics';
--> statement-breakpoint
insert into form_answer (group_id, submission_id, code, field_key, subject_id, building_id, at, num, txt, opts, day)
  select s.group_id, s.id, a.key, a.key, s.subject_id, s.building_id, s.modified_date,
    case when jsonb_typeof(a.value) = 'number' then (a.value #>> '{}')::double precision end,
    case when a.key in ('OwnershipFund', 'AcquisitionPortfolio', 'MajorTenant', 'MajorTenantIndustry', 'ColumnSpacing', 'RailProvider') then a.value #>> '{}' end,
    case when jsonb_typeof(a.value) = 'array' then array(select jsonb_array_elements_text(a.value))
      when jsonb_typeof(a.value) = 'string' and a.key not in ('OwnershipFund', 'AcquisitionPortfolio', 'MajorTenant', 'MajorTenantIndustry', 'ColumnSpacing',
        'RailProvider', 'MajorTenantLED', 'RoofReplaced', 'SprinklerTested') then array[a.value #>> '{}'] end,
    case when a.key in ('MajorTenantLED', 'RoofReplaced', 'SprinklerTested') then (a.value #>> '{}')::date end
  from form_submission s
  join building_section b on b.group_id = s.group_id and b.building_id = s.subject_id and b.section = 'PropertyCharacteristics'
  cross join lateral jsonb_each(b.payload) a;
--> statement-breakpoint
delete from building_section where section = 'PropertyCharacteristics';
--> statement-breakpoint
reset role;
