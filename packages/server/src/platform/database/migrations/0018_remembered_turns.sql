ALTER TABLE "call_turns" ADD COLUMN "effects" jsonb;--> statement-breakpoint
ALTER TABLE "call_turns" ADD COLUMN "mind" text;--> statement-breakpoint
ALTER TABLE "call_turns" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
ALTER TABLE "call_turns" ADD COLUMN "state" jsonb;