ALTER TABLE "businesses" DROP CONSTRAINT "businesses_place_id_unique";--> statement-breakpoint
ALTER TABLE "businesses" DROP CONSTRAINT "businesses_site_unique";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "ownership_proved_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "businesses_place_id_idx" ON "businesses" USING btree ("place_id") WHERE place_id is not null;--> statement-breakpoint
CREATE INDEX "businesses_site_idx" ON "businesses" USING btree ("site") WHERE site is not null;--> statement-breakpoint
UPDATE "businesses" SET "ownership_proved_at" = now() WHERE "sample";