ALTER TABLE "businesses" ADD COLUMN "claim_spent_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "businesses" SET "claim_spent_at" = now() WHERE EXISTS (SELECT 1 FROM "user_businesses" WHERE "user_businesses"."business_id" = "businesses"."id");
