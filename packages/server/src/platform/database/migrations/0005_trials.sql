CREATE TABLE "number_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "number_requests_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "number_requests_waiting_idx" ON "number_requests" USING btree ("created_at") WHERE told_at is null;