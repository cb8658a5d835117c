ALTER TABLE "call_logs" ADD COLUMN "caller_erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "call_id" uuid;--> statement-breakpoint
CREATE INDEX "mailbox_call_id_idx" ON "mailbox" USING btree ("call_id");--> statement-breakpoint
UPDATE "mailbox" SET "call_id" = substring("text" FROM 'call=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid;--> statement-breakpoint
CREATE POLICY "own rows are changed" ON "call_turns" FOR UPDATE USING (EXISTS (SELECT FROM "call_logs" WHERE "call_logs"."id" = "call_id"));--> statement-breakpoint
CREATE POLICY "own rows are deleted" ON "call_turns" FOR DELETE USING (EXISTS (SELECT FROM "call_logs" WHERE "call_logs"."id" = "call_id"));--> statement-breakpoint
ALTER TABLE "sms_opt_outs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "said to own numbers" ON "sms_opt_outs" FOR SELECT USING (EXISTS (
  SELECT FROM "agents" JOIN "phone_numbers" ON "phone_numbers"."id" = "agents"."phone_number_id"
  WHERE "phone_numbers"."phone_number" = "from_number"
));--> statement-breakpoint
-- Mails, permissions for calls from a browser and waiting work are closed to owners; a caller of
-- theirs is forgotten there too. The ids are those of the caller's calls and texts in the business.
CREATE FUNCTION forget_copies(of_business uuid, caller text, written text, of_calls uuid[], named text[])
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF own_user_id() IS NOT NULL AND NOT of_business = ANY (coalesce(own_business_ids(), '{}')) THEN
    RAISE insufficient_privilege;
  END IF;
  DELETE FROM mailbox USING call_logs
    WHERE call_logs.id = mailbox.call_id AND call_logs.business_id = of_business
      AND call_logs.id = ANY (of_calls);
  UPDATE mailbox SET
    subject = regexp_replace(subject, written, '[number erased]', 'g'),
    "text" = regexp_replace("text", written, '[number erased]', 'g'),
    html = regexp_replace(html, written, '[number erased]', 'g')
    FROM call_logs
    WHERE call_logs.id = mailbox.call_id AND call_logs.business_id = of_business
      AND (subject ~ written OR "text" ~ written OR html ~ written);
  DELETE FROM browser_call_tokens USING agents
    WHERE agents.id = agent_id AND agents.business_id = of_business AND from_number = caller;
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    EXECUTE 'DELETE FROM pgboss.job
      WHERE EXISTS (SELECT FROM unnest($1) AS each WHERE strpos(data::text, each) > 0)'
      USING named;
  END IF;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_copies FROM PUBLIC;
