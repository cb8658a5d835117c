CREATE TABLE "kept_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"call_id" uuid,
	"name" text NOT NULL,
	"called_at" timestamp (3) with time zone NOT NULL,
	"turns" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_calls_call_id_unique" UNIQUE("call_id")
);
--> statement-breakpoint
ALTER TABLE "kept_calls" ADD CONSTRAINT "kept_calls_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_calls" ADD CONSTRAINT "kept_calls_call_id_call_logs_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_logs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_calls_business_idx" ON "kept_calls" USING btree ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "kept_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "kept_calls" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));
