-- A number rests too where only browsers reached it, if its business is somebody's: without a telephone
-- line there are no other calls, and its owner was promised to have it back. What is only tried out is
-- nobody's, and the owner's own tests are known to nobody else.
CREATE OR REPLACE FUNCTION rest_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.phone_number_id IS NOT DISTINCT FROM OLD.phone_number_id THEN
    RETURN NULL;
  END IF;
  UPDATE phone_numbers SET let_go_at = now(), let_go_by = OLD.business_id
  WHERE phone_numbers.id = OLD.phone_number_id AND (
    -- With the agent its calls may be gone from sight.
    TG_OP = 'DELETE' OR EXISTS (
      SELECT FROM call_logs WHERE call_logs.business_id = OLD.business_id
        AND call_logs.to_number = phone_numbers.phone_number AND (
          call_logs.channel <> 'browser' OR (
            NOT call_logs.test
            AND EXISTS (SELECT FROM user_businesses WHERE user_businesses.business_id = OLD.business_id)
          )
        )
    )
  );
  RETURN NULL;
END $$;
