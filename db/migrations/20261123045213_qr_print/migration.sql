CREATE TABLE "qr_print" (
	"group_id" uuid,
	"qr_code_id" uuid,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"material" text NOT NULL,
	"size" text NOT NULL,
	"orientation" text NOT NULL,
	"color" text NOT NULL,
	"print_template" text NOT NULL,
	"file_format" text NOT NULL,
	CONSTRAINT "qr_print_pkey" PRIMARY KEY("group_id","qr_code_id")
);
--> statement-breakpoint
ALTER TABLE "qr_print" ADD CONSTRAINT "qr_print_group_id_qr_code_id_qr_code_group_id_id_fkey" FOREIGN KEY ("group_id","qr_code_id") REFERENCES "qr_code"("group_id","id") ON DELETE CASCADE;--> statement-breakpoint
select lock_tenant_table('qr_print'::regclass);
