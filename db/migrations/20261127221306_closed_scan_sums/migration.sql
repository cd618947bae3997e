CREATE TABLE "scan_closed" (
	"group_id" uuid PRIMARY KEY,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_code_month" (
	"group_id" uuid,
	"building_id" uuid,
	"qr_code_id" uuid,
	"month" date,
	"scans" integer DEFAULT 0 NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"engaged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_code_month_pkey" PRIMARY KEY("group_id","month","qr_code_id","building_id")
);
--> statement-breakpoint
CREATE TABLE "scan_month" (
	"group_id" uuid,
	"building_id" uuid,
	"month" date,
	"weekday" integer,
	"scans" integer DEFAULT 0 NOT NULL,
	"bots" integer DEFAULT 0 NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"engaged" integer DEFAULT 0 NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"phones" integer DEFAULT 0 NOT NULL,
	"tablets" integer DEFAULT 0 NOT NULL,
	"desktops" integer DEFAULT 0 NOT NULL,
	"printed" integer DEFAULT 0 NOT NULL,
	"links" integer DEFAULT 0 NOT NULL,
	"h_00" integer DEFAULT 0 NOT NULL,
	"h_01" integer DEFAULT 0 NOT NULL,
	"h_02" integer DEFAULT 0 NOT NULL,
	"h_03" integer DEFAULT 0 NOT NULL,
	"h_04" integer DEFAULT 0 NOT NULL,
	"h_05" integer DEFAULT 0 NOT NULL,
	"h_06" integer DEFAULT 0 NOT NULL,
	"h_07" integer DEFAULT 0 NOT NULL,
	"h_08" integer DEFAULT 0 NOT NULL,
	"h_09" integer DEFAULT 0 NOT NULL,
	"h_10" integer DEFAULT 0 NOT NULL,
	"h_11" integer DEFAULT 0 NOT NULL,
	"h_12" integer DEFAULT 0 NOT NULL,
	"h_13" integer DEFAULT 0 NOT NULL,
	"h_14" integer DEFAULT 0 NOT NULL,
	"h_15" integer DEFAULT 0 NOT NULL,
	"h_16" integer DEFAULT 0 NOT NULL,
	"h_17" integer DEFAULT 0 NOT NULL,
	"h_18" integer DEFAULT 0 NOT NULL,
	"h_19" integer DEFAULT 0 NOT NULL,
	"h_20" integer DEFAULT 0 NOT NULL,
	"h_21" integer DEFAULT 0 NOT NULL,
	"h_22" integer DEFAULT 0 NOT NULL,
	"h_23" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_month_pkey" PRIMARY KEY("group_id","month","building_id","weekday")
);
--> statement-breakpoint
CREATE TABLE "scan_total" (
	"group_id" uuid,
	"building_id" uuid,
	"day" date,
	"scans" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_total_pkey" PRIMARY KEY("group_id","day","building_id")
);
--> statement-breakpoint
select lock_tenant_table('scan_closed');--> statement-breakpoint
select lock_tenant_table('scan_code_month');--> statement-breakpoint
select lock_tenant_table('scan_month');--> statement-breakpoint
select lock_tenant_table('scan_total');
