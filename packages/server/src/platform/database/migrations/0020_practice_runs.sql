CREATE TABLE "practice_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"stop" text,
	"total" integer NOT NULL,
	"current" text,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"staged" boolean NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "practice_runs" ADD CONSTRAINT "practice_runs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_runs_business_idx" ON "practice_runs" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_runs_running_idx" ON "practice_runs" USING btree ("business_id") WHERE status = 'running';--> statement-breakpoint
ALTER TABLE "practice_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "practice_runs" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));
