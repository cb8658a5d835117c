ALTER TABLE "sms_opt_outs" DROP CONSTRAINT "sms_opt_outs_phone_number_from_number_pk";--> statement-breakpoint
ALTER TABLE "sms_opt_outs" ADD COLUMN "business_id" uuid;--> statement-breakpoint
ALTER TABLE "sms_opt_outs" ADD CONSTRAINT "sms_opt_outs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_opt_outs" ADD CONSTRAINT "sms_opt_outs_said_key" UNIQUE NULLS NOT DISTINCT("phone_number","from_number","business_id");--> statement-breakpoint
-- Those said so far were said to the business that has the number, or had it last.
UPDATE "sms_opt_outs" SET "business_id" = coalesce(
  (SELECT "agents"."business_id" FROM "agents" JOIN "phone_numbers" ON "phone_numbers"."id" = "agents"."phone_number_id"
    WHERE "phone_numbers"."phone_number" = "from_number"
      AND "opted_out_at" >= coalesce("phone_numbers"."assigned_at", "opted_out_at") LIMIT 1),
  (SELECT "businesses"."id" FROM "businesses" JOIN "phone_numbers" ON "phone_numbers"."let_go_by" = "businesses"."id"
    WHERE "phone_numbers"."phone_number" = "from_number"));--> statement-breakpoint
DROP POLICY "said to own numbers" ON "sms_opt_outs";--> statement-breakpoint
CREATE POLICY "said to own businesses" ON "sms_opt_outs" FOR SELECT USING (EXISTS (
  SELECT FROM "businesses" WHERE "businesses"."id" = "business_id"
) OR EXISTS (
  SELECT FROM "agents" JOIN "phone_numbers" ON "phone_numbers"."id" = "agents"."phone_number_id"
  WHERE "phone_numbers"."phone_number" = "from_number"
));
