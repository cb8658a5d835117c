CREATE TABLE "askings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"target" text NOT NULL,
	"agreed" boolean NOT NULL,
	"business_id" uuid,
	"user_id" uuid,
	"network" text,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "askings_asked_at_idx" ON "askings" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "number_proofs" DROP COLUMN "rings";--> statement-breakpoint
ALTER TABLE "askings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "askings" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));
