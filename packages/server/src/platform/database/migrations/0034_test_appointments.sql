ALTER TABLE "appointments" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "appointments" SET "test" = true FROM "call_logs" WHERE "call_logs"."id" = "appointments"."call_id" AND "call_logs"."test";
