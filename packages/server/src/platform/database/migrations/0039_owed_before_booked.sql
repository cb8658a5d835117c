DROP INDEX "call_logs_search_idx";--> statement-breakpoint
ALTER TABLE "call_logs" drop column "outcome";--> statement-breakpoint
ALTER TABLE "call_logs" ADD COLUMN "outcome" text GENERATED ALWAYS AS (CASE
  WHEN spam THEN 'spam'
  WHEN test THEN 'test'
  WHEN urgent THEN 'urgent'
  WHEN commitments <> '[]'::jsonb AND NOT called_back THEN 'to call back'
  WHEN booked THEN 'booked'
  WHEN jsonb_typeof(lead) = 'object' THEN 'lead'
  WHEN call_status IN ('failed', 'error') THEN 'missed'
  WHEN call_status IN ('in-progress', 'queued') THEN 'in progress'
  WHEN unanswered_questions <> '[]'::jsonb THEN 'could not answer'
  ELSE 'answered' END) STORED;--> statement-breakpoint
CREATE INDEX "call_logs_search_idx" ON "call_logs" USING gin ((coalesce("call_sid", '') || chr(10) || coalesce("millis_call_id", '') || chr(10) || coalesce("millis_session_id", '') || chr(10) || coalesce("millis_agent_id", '') || chr(10) || coalesce("call_status", '') || chr(10) || coalesce(replace("call_status", '-', ' '), '') || chr(10) || coalesce("from_number", '') || chr(10) || coalesce("caller_name", '') || chr(10) || coalesce("wanted", '') || chr(10) || coalesce("outcome", '') || chr(10) || coalesce("summary", '')) gin_trgm_ops);
