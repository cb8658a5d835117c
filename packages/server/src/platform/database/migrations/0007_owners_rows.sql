CREATE FUNCTION own_business_ids() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_to_array(current_setting('app.business_ids', true), ',')::uuid[]
$$;--> statement-breakpoint
CREATE FUNCTION own_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.user_id', true), '')::uuid
$$;--> statement-breakpoint
CREATE VIEW "held_numbers" AS
  SELECT "phone_numbers"."id", "phone_numbers"."phone_number"
  FROM "phone_numbers" JOIN "agents" ON "agents"."phone_number_id" = "phone_numbers"."id";--> statement-breakpoint
ALTER TABLE "businesses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "businesses" USING ("id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "agents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "agents" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "appointments" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "blocked_callers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "blocked_callers" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "business_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "business_facts" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "call_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "call_logs" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "commitments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "commitments" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "leads" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "sms_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "sms_logs" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "website_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "website_imports" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "user_businesses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "user_businesses" FOR SELECT USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "appointment_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "appointment_changes" USING (EXISTS (SELECT FROM "appointments" WHERE "appointments"."id" = "appointment_id"));--> statement-breakpoint
ALTER TABLE "call_turns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "call_turns" FOR SELECT USING (EXISTS (SELECT FROM "call_logs" WHERE "call_logs"."id" = "call_id"));--> statement-breakpoint
ALTER TABLE "receptionist_snapshots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "receptionist_snapshots" FOR SELECT USING (EXISTS (SELECT FROM "call_logs" WHERE "call_logs"."snapshot_hash" = "hash"));--> statement-breakpoint
ALTER TABLE "phone_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own and free rows" ON "phone_numbers" FOR SELECT USING (
  EXISTS (SELECT FROM "agents" WHERE "agents"."phone_number_id" = "phone_numbers"."id")
  OR NOT EXISTS (SELECT FROM "held_numbers" WHERE "held_numbers"."id" = "phone_numbers"."id")
);--> statement-breakpoint
CREATE POLICY "own and free rows are assigned" ON "phone_numbers" FOR UPDATE USING (
  EXISTS (SELECT FROM "agents" WHERE "agents"."phone_number_id" = "phone_numbers"."id")
  OR NOT EXISTS (SELECT FROM "held_numbers" WHERE "held_numbers"."id" = "phone_numbers"."id")
);--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "oneself and who shares a business" ON "users" FOR SELECT USING (
  "id" = (SELECT own_user_id()) OR "id" IN (SELECT "user_id" FROM "user_businesses")
);--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own deeds" ON "audit_log" FOR INSERT WITH CHECK ("actor_id" = (SELECT own_user_id()));
