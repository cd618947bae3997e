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
-- The answers to the questions of surveys, likewise; of the section stays how far it is.
insert into form_submission (group_id, form_id, part, subject_id, building_id, created_date, modified_date)
  select a.group_id, a.survey_id, substr(a.section, 10), a.survey_id, s.building_id, a.created_date, a.modified_date
  from survey_answer a join survey s on s.group_id = a.group_id and s.id = a.survey_id where a.section like 'Question:%';
--> statement-breakpoint
insert into form_answer (group_id, submission_id, code, field_key, subject_id, building_id, at, txt, opts, day, files, file_names)
  select f.group_id, f.id, v.value ->> 'Code', v.value ->> 'Code', f.subject_id, f.building_id, f.modified_date,
    case when asked.type in ('Text Field', 'Big Text Field') then nullif(btrim(v.value ->> 'Value'), '') end,
    case when asked.type = 'Checkbox' then array(select jsonb_array_elements_text(v.value -> 'Values'))
      when asked.type in ('DropDown', 'Multiple Choice', 'Yes/No') then array[v.value ->> 'Value'] end,
    case when asked.type = 'Date' then (v.value ->> 'Value')::date end,
    case when asked.type = 'Upload' then array[(v.value -> 'File' ->> 'FileId')::uuid] end,
    case when asked.type = 'Upload' then array[v.value -> 'File' ->> 'Name'] end
  from form_submission f
  join survey s on s.group_id = f.group_id and s.id = f.subject_id
  join survey_answer a on a.group_id = f.group_id and a.survey_id = f.subject_id and a.section = 'Question:' || f.part
  cross join lateral jsonb_array_elements(a.payload) v
  cross join lateral (select field ->> 'FieldType' as type
    from jsonb_array_elements(s.product_questions) question, jsonb_array_elements(question -> 'Fields') field
    where question ->> 'Code' = f.part and field ->> 'Code' = v.value ->> 'Code' limit 1) asked
  where case asked.type when 'Checkbox' then jsonb_array_length(coalesce(nullif(v.value -> 'Values', 'null'), '[]')) > 0
    when 'Upload' then v.value -> 'File' ->> 'FileId' is not null
    else btrim(coalesce(v.value ->> 'Value', '')) <> '' end
  on conflict do nothing;
--> statement-breakpoint
insert into file_use (group_id, file_id, table_name, row_key)
  select a.group_id, file.id, 'form_answer', a.submission_id || ':' || a.code
  from form_answer a cross join lateral unnest(a.files) named (id) join stored_file file on file.group_id = a.group_id and file.id = named.id;
--> statement-breakpoint
delete from file_use using survey_answer a
  where a.section like 'Question:%' and file_use.group_id = a.group_id and file_use.table_name = 'survey_answer' and file_use.row_key = a.survey_id || ':' || a.section;
--> statement-breakpoint
update survey_answer set payload = '[]' where section like 'Question:%';
--> statement-breakpoint
reset role;
