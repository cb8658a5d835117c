CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "blocked_callers" (
	"business_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_callers_business_id_phone_number_pk" PRIMARY KEY("business_id","phone_number")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contacted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blocked_callers" ADD CONSTRAINT "blocked_callers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_logs_updated_at_idx" ON "call_logs" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "call_logs_search_idx" ON "call_logs" USING gin ((coalesce("call_sid", '') || chr(10) || coalesce("millis_call_id", '') || chr(10) || coalesce("millis_session_id", '') || chr(10) || coalesce("millis_agent_id", '') || chr(10) || coalesce("call_status", '') || chr(10) || coalesce("from_number", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sms_logs_updated_at_idx" ON "sms_logs" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "sms_logs_search_idx" ON "sms_logs" USING gin ((coalesce("phone_number", '') || chr(10) || coalesce(CASE "direction"
    WHEN 'inbound' THEN coalesce("metadata"->>'to', "metadata"->>'To')
    ELSE coalesce("metadata"->>'from', "metadata"->>'From') END, '') || chr(10) || coalesce("body", '') || chr(10) || coalesce("twilio_sid", '') || chr(10) || coalesce("status", '')) gin_trgm_ops);