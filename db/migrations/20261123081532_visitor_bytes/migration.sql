CREATE TABLE "visitor_bytes" (
	"group_id" uuid,
	"day" date,
	"of" text,
	"bytes" double precision NOT NULL,
	CONSTRAINT "visitor_bytes_pkey" PRIMARY KEY("group_id","day","of")
);
--> statement-breakpoint
select lock_tenant_table('visitor_bytes'::regclass);
