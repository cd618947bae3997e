ALTER TABLE "equipment" ADD COLUMN "expiration_told" date;--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "warranty_told" date;