-- small: visitor_request is new in 0.2.0, so it is empty where an upgrade from 0.1.0 meets it
ALTER TABLE "mail" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "venue_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "ends_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "number_of_guests" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_request" ADD COLUMN "host_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "visitor_request_calendar" ON "visitor_request" ("group_id","building_id","day") WHERE "day" is not null;--> statement-breakpoint
UPDATE "visitor_request" SET "venue_name" = trim(item."template_form_data"->>'EventName')
  FROM "qr_item" AS item
  WHERE item."group_id" = "visitor_request"."group_id" AND item."id" = "visitor_request"."item_id"
    AND "visitor_request"."functionality_type" IN ('RoomRental', 'EventRegistration', 'CheckIn')
    AND trim(item."template_form_data"->>'EventName') <> '';--> statement-breakpoint
UPDATE "visitor_request" SET
    "day" = (to_timestamp((item."template_form_data"->>'EventDate')::double precision / 1000) AT TIME ZONE 'UTC')::date,
    "start_time" = nullif(item."template_form_data"->>'StartTime', ''),
    "end_time" = nullif(item."template_form_data"->>'EndTime', '')
  FROM "qr_item" AS item
  WHERE item."group_id" = "visitor_request"."group_id" AND item."id" = "visitor_request"."item_id"
    AND "visitor_request"."functionality_type" = 'EventRegistration' AND jsonb_typeof(item."template_form_data"->'EventDate') = 'number';--> statement-breakpoint
-- A booking that was opened again counts again; nobody had to work on it.
UPDATE "visitor_request" SET "status" = 'Done'
  WHERE "status" IN ('New', 'Seen', 'InProgress') AND "functionality_type" IN
    ('RoomRental', 'EventRegistration', 'CheckIn', 'GuestCheckIn', 'TourCheckIn', 'SupplierCheckin', 'MoveIn', 'ResidentCheckOut');
