CREATE TABLE "daily_spending" (
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mills" integer NOT NULL,
	"warned_at" timestamp (3) with time zone,
	CONSTRAINT "daily_spending_business_id_day_pk" PRIMARY KEY("business_id","day")
);
--> statement-breakpoint
CREATE TABLE "number_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"rings" integer DEFAULT 0 NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "number_proofs_number" UNIQUE("business_id","phone_number")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "trial_network" text;--> statement-breakpoint
ALTER TABLE "daily_spending" ADD CONSTRAINT "daily_spending_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_proofs" ADD CONSTRAINT "number_proofs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "number_proofs" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));
--> statement-breakpoint
ALTER TABLE "daily_spending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "daily_spending" FOR SELECT USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));
