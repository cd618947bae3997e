ALTER TABLE "visitor_request" ADD COLUMN "venue" text;--> statement-breakpoint
CREATE INDEX "visitor_request_venue" ON "visitor_request" ("group_id","building_id","venue","day") WHERE "venue" is not null;--> statement-breakpoint
-- Bookings to come, which are few: what is over needs no name.
UPDATE "visitor_request" SET "venue" = lower(regexp_replace(trim(item."template_form_data"->>'EventName'), '\s+', ' ', 'g'))
  FROM "qr_item" AS item
  WHERE item."group_id" = "visitor_request"."group_id" AND item."id" = "visitor_request"."item_id"
    AND "visitor_request"."functionality_type" = 'RoomRental' AND "visitor_request"."day" >= current_date - 1
    AND trim(item."template_form_data"->>'EventName') <> '';
