ALTER TABLE "phone_numbers" ADD COLUMN "let_go_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD COLUMN "let_go_by" uuid;--> statement-breakpoint
CREATE FUNCTION rest_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.phone_number_id IS NOT DISTINCT FROM OLD.phone_number_id THEN
    RETURN NULL;
  END IF;
  UPDATE phone_numbers SET let_go_at = now(), let_go_by = OLD.business_id
  WHERE phone_numbers.id = OLD.phone_number_id AND (
    -- With the agent its calls may be gone from sight.
    TG_OP = 'DELETE' OR EXISTS (
      SELECT FROM call_logs WHERE call_logs.business_id = OLD.business_id
        AND call_logs.to_number = phone_numbers.phone_number AND call_logs.channel <> 'browser'
    )
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rest_number AFTER UPDATE OF phone_number_id OR DELETE ON agents
  FOR EACH ROW WHEN (OLD.phone_number_id IS NOT NULL) EXECUTE FUNCTION rest_number();
