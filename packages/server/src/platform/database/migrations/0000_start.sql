CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"name" text,
	"millis_agent_id" text,
	"phone_number_id" uuid,
	"call_summary_recipient_number" text,
	"call_summary_recipient_email" text,
	"first_message" text,
	"transfer_number" text,
	"forwarding_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_millis_agent_id_unique" UNIQUE("millis_agent_id"),
	CONSTRAINT "agents_phone_number_id_unique" UNIQUE("phone_number_id")
);
--> statement-breakpoint
CREATE TABLE "browser_call_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"call_sid" text NOT NULL,
	"from_number" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "browser_call_tokens_call_sid_unique" UNIQUE("call_sid")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"primary_industry" text,
	"website" text,
	"email" text,
	"phone_number" text,
	"address" text,
	"geographic_service_area" text,
	"about_us_text" text,
	"business_hours" jsonb,
	"services" jsonb,
	"common_questions" jsonb,
	"operational_notes" jsonb,
	"details" jsonb,
	"time_zone" text NOT NULL,
	"region" jsonb,
	"plan" text,
	"place_id" text,
	"claim_token_hash" text,
	"claim_expires_at" timestamp (3) with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "businesses_claim_token_hash_unique" UNIQUE("claim_token_hash")
);
--> statement-breakpoint
CREATE TABLE "call_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"call_sid" text,
	"millis_call_id" text,
	"millis_agent_id" text,
	"millis_session_id" text,
	"agent_id" uuid,
	"business_id" uuid,
	"snapshot_hash" text,
	"channel" text DEFAULT 'phone' NOT NULL,
	"from_number" text,
	"to_number" text,
	"forwarded_from" text,
	"call_timestamp" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"call_duration" integer,
	"call_status" text,
	"error_message" text,
	"cost_breakdown" jsonb,
	"chat_transcript" jsonb,
	"summary" text,
	"lead" jsonb,
	"urgent" boolean DEFAULT false NOT NULL,
	"spam" boolean DEFAULT false NOT NULL,
	"quotes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"commitments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unanswered_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"end_reason" text,
	"ended_at" timestamp (3) with time zone,
	"metadata" jsonb,
	"lease_owner" text,
	"lease_epoch" integer DEFAULT 0 NOT NULL,
	"reconnects" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_logs_call_sid_unique" UNIQUE("call_sid"),
	CONSTRAINT "call_logs_millis_session_id_unique" UNIQUE("millis_session_id")
);
--> statement-breakpoint
CREATE TABLE "call_turns" (
	"call_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"input" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"lease_epoch" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "call_turns_call_id_sequence_pk" PRIMARY KEY("call_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"call_id" uuid,
	"text" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"made_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"call_id" uuid,
	"name" text,
	"phone" text,
	"email" text,
	"reason" text,
	"preferred_time" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_call_id_unique" UNIQUE("call_id")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_numbers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone_number" text NOT NULL,
	"twilio_sid" text,
	"status" text DEFAULT 'active' NOT NULL,
	"reusable" boolean DEFAULT true NOT NULL,
	"region" text,
	"sms_approved" boolean DEFAULT false NOT NULL,
	"assigned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_numbers_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "phone_numbers_twilio_sid_unique" UNIQUE("twilio_sid")
);
--> statement-breakpoint
CREATE TABLE "receptionist_snapshots" (
	"hash" text PRIMARY KEY NOT NULL,
	"profile" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid,
	"agent_id" uuid,
	"call_id" uuid,
	"direction" text NOT NULL,
	"phone_number" text,
	"status" text,
	"twilio_sid" text,
	"body" text,
	"error_message" text,
	"error_code" text,
	"metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_logs_twilio_sid_unique" UNIQUE("twilio_sid")
);
--> statement-breakpoint
CREATE TABLE "sms_opt_outs" (
	"phone_number" text NOT NULL,
	"from_number" text NOT NULL,
	"opted_out_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_opt_outs_phone_number_from_number_pk" PRIMARY KEY("phone_number","from_number")
);
--> statement-breakpoint
CREATE TABLE "user_businesses" (
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_businesses_user_id_business_id_pk" PRIMARY KEY("user_id","business_id")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_phone_number_id_phone_numbers_id_fk" FOREIGN KEY ("phone_number_id") REFERENCES "public"."phone_numbers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_call_tokens" ADD CONSTRAINT "browser_call_tokens_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_logs" ADD CONSTRAINT "call_logs_snapshot_hash_receptionist_snapshots_hash_fk" FOREIGN KEY ("snapshot_hash") REFERENCES "public"."receptionist_snapshots"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_turns" ADD CONSTRAINT "call_turns_call_id_call_logs_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_call_id_call_logs_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_call_id_call_logs_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_logs" ADD CONSTRAINT "sms_logs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_logs" ADD CONSTRAINT "sms_logs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_logs" ADD CONSTRAINT "sms_logs_call_id_call_logs_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_logs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_businesses" ADD CONSTRAINT "user_businesses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_business_id_idx" ON "agents" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "agents_created_at_idx" ON "agents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "browser_call_tokens_expires_at_idx" ON "browser_call_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "businesses_created_at_idx" ON "businesses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "call_logs_call_timestamp_idx" ON "call_logs" USING btree ("call_timestamp","id");--> statement-breakpoint
CREATE INDEX "call_logs_business_id_idx" ON "call_logs" USING btree ("business_id","call_timestamp");--> statement-breakpoint
CREATE INDEX "call_logs_from_number_idx" ON "call_logs" USING btree ("from_number");--> statement-breakpoint
CREATE INDEX "call_logs_running_idx" ON "call_logs" USING btree ("call_timestamp") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "commitments_business_id_idx" ON "commitments" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "commitments_call_id_idx" ON "commitments" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "leads_business_id_idx" ON "leads" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "mailbox_sent_at_idx" ON "mailbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "phone_numbers_created_at_idx" ON "phone_numbers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sms_logs_created_at_idx" ON "sms_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sms_logs_business_id_idx" ON "sms_logs" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "sms_logs_phone_number_idx" ON "sms_logs" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "user_businesses_business_id_idx" ON "user_businesses" USING btree ("business_id");