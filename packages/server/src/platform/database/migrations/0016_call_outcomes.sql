DROP INDEX "call_logs_search_idx";--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "called_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "caller_name" text GENERATED ALWAYS AS (lead ->> 'name') STORED;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "wanted" text GENERATED ALWAYS AS (coalesce(nullif(lead ->> 'reason', ''), quotes -> 0 ->> 'serviceName', unanswered_questions ->> 0)) STORED;--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "outcome" text GENERATED ALWAYS AS (CASE
  WHEN spam THEN 'spam'
  WHEN urgent THEN 'urgent'
  WHEN booked THEN 'booked'
  WHEN commitments <> '[]'::jsonb AND NOT called_back THEN 'to call back'
  WHEN jsonb_typeof(lead) = 'object' THEN 'lead'
  WHEN call_status IN ('failed', 'error') THEN 'missed'
  WHEN call_status IN ('in-progress', 'queued') THEN 'in progress'
  ELSE 'answered' END) STORED;--> statement-breakpoint
CREATE INDEX "call_logs_search_idx" ON "call_logs" USING gin ((coalesce("call_sid", '') || chr(10) || coalesce("millis_call_id", '') || chr(10) || coalesce("millis_session_id", '') || chr(10) || coalesce("millis_agent_id", '') || chr(10) || coalesce("call_status", '') || chr(10) || coalesce(replace("call_status", '-', ' '), '') || chr(10) || coalesce("from_number", '') || chr(10) || coalesce("caller_name", '') || chr(10) || coalesce("wanted", '') || chr(10) || coalesce("outcome", '') || chr(10) || coalesce("summary", '')) gin_trgm_ops);--> statement-breakpoint
UPDATE "call_logs" SET "booked" = true WHERE "id" IN (SELECT "call_id" FROM "appointments");--> statement-breakpoint
UPDATE "call_logs" SET "called_back" = true WHERE "commitments" <> '[]'
  AND EXISTS (SELECT FROM "commitments" WHERE "call_id" = "call_logs"."id")
  AND NOT EXISTS (SELECT FROM "commitments" WHERE "call_id" = "call_logs"."id" AND "kept_at" IS NULL);--> statement-breakpoint
-- Texts of installations without a phone company never reached anybody.
UPDATE "sms_logs" SET "status" = 'simulated' WHERE "status" = 'delivered'
  AND ("metadata" ->> 'provider' = 'local' OR ("metadata" ->> 'sample' = 'true' AND "direction" = 'outbound'));
