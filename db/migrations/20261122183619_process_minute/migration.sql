CREATE TABLE "process_minute" (
	"minute" timestamp with time zone,
	"process_id" uuid,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"started_date" timestamp with time zone NOT NULL,
	"modified_date" timestamp with time zone NOT NULL,
	"stopped_date" timestamp with time zone,
	"sums" jsonb NOT NULL,
	"standing" jsonb NOT NULL,
	CONSTRAINT "process_minute_pkey" PRIMARY KEY("minute","process_id")
);

--> statement-breakpoint
revoke all on process_minute from lintel_app;
